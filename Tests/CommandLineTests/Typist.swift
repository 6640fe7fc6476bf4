import Controls
import Terminal

@testable import Stage

/// Somebody in front of a stage who has nothing but keys.
@MainActor struct Typist {
  /// The stage; no request leaves it.
  let stage: LiveStage

  private let drawing: StageDrawing

  /// - Parameter step: from 1.
  init(_ chapter: any Chapter.Type, step: Int) throws {
    stage = try LiveStage(chapter, step: step, goesOnline: false)
    drawing = StageDrawing(stage, on: Extent(columns: 40, rows: 12))
  }

  /// What was done so far.
  var inputs: [Input] { stage.session.moments.compactMap(\.input) }

  /// Does it as a person would: on the control, if it is there, else by choosing or writing the line of a script.
  ///
  /// - Returns: whether that has been done, and not something else.
  func perform(_ input: Input) -> Bool {
    if let onControl = performOnControl(input) { return onControl }
    press(.escape)
    if let item = stage.menu.firstIndex(where: { $0.text == input.description }) {
      type("e")
      for _ in 0..<item { press(.down) }
      press(.enter)
    } else {
      type(":")
      type(input.description)
      press(.enter)
    }
    return inputs.last == input
  }

  /// Points at the control, or the row, by Tab and ↓.
  func point(at target: Target) -> Bool {
    for _ in 0...stage.targets.count where stage.pointer.target != target { press(.tab) }
    if stage.pointer.target == target { return true }
    // A row that is not in sight.
    guard case .row(let row) = target.kind, let first = stage.targets.first(where: { $0.isRow(of: target.identifier) })
    else { return false }
    guard point(at: first) else { return false }
    for _ in 0..<(2 * row) where stage.pointer.target != target { press(.down) }
    return stage.pointer.target == target
  }

  func press(_ key: Key) { stage.take(.key(key), before: drawing) }

  func type(_ text: String) { stage.take(.text(text), before: drawing) }

  /// - Returns: nil where it cannot be done on a control that is there.
  private func performOnControl(_ input: Input) -> Bool? {
    guard let target = input.target, point(at: target) else { return nil }
    switch input {
    case .tap, .toggle, .select: press(.enter)
    case .type(_, let text): type(text)
    case .paste(_, let text): stage.take(.paste(TerminalInput.Paste(text)), before: drawing)
    case .submit: press(.enter)
    case .focus:
      press(.escape)
      press(.enter)
    case .slide: press(.right)
    case .scroll(_, let destination): press(Key(destination == .top ? .home : .end))
    case .clear, .replace, .press, .event, .reply, .wait: return nil
    }
    return inputs.contains { $0 == input || $0.isSlide && input.isSlide }
  }
}

extension Input {
  /// What it is done on.
  fileprivate var target: Target? {
    switch self {
    case .tap(let control): Target(identifier: control, kind: .button)
    case .type(let control, _), .paste(let control, _), .submit(let control), .focus(let control), .clear(let control),
      .replace(let control, _), .press(let control, _):
      Target(identifier: control, kind: .field)
    case .toggle(let control): Target(identifier: control, kind: .toggle)
    case .slide(let control, _): Target(identifier: control, kind: .slider)
    case .select(let control, let row): Target(identifier: control, kind: .row(row))
    case .scroll(let control, _): Target(identifier: control, kind: .row(1))
    case .event, .reply, .wait: nil
    }
  }

  fileprivate var isSlide: Bool { if case .slide = self { true } else { false } }
}

extension Target {
  fileprivate func isRow(of table: String) -> Bool {
    if case .row = kind { identifier == table } else { false }
  }
}
