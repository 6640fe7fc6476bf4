import Controls
import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

/// A person in front of a stage who has only keys.
@MainActor struct Typist {
  /// The stage; no request leaves it.
  let stage: LiveStage

  private let chapter: any Chapter.Type
  private let drawing: StageDrawing

  /// - Parameters:
  ///   - step: from 1.
  ///   - path: what has happened when the person sits down.
  init(_ chapter: any Chapter.Type, step: Int, after path: [Input] = []) throws {
    self.chapter = chapter
    stage = try Self.stage(chapter, step: step)
    drawing = StageDrawing(stage, on: Extent(columns: 40, rows: 12))
    for input in path { stage.perform(input) }
    // And looks at what is there: no key is on its way.
    stage.alertGuard.open()
  }

  /// The sources of each chapter that has been on stage, by its name.
  private static var sources: [String: HighlightedSources] = [:]

  private static func stage(_ chapter: any Chapter.Type, step: Int) throws -> LiveStage {
    let sources = sources[chapter.name] ?? HighlightedSources(chapter)
    Self.sources[chapter.name] = sources
    return LiveStage(try Session(chapter, step: step, goesOnline: false, sources: sources))
  }

  /// The inputs so far.
  var inputs: [Input] { stage.session.history.moments.compactMap(\.input) }

  /// Does it as a person would: on the control; what the world does, by choosing or writing the line of a script.
  ///
  /// - Returns: whether that has been done now, and not something else.
  func perform(_ input: Input) throws -> Bool {
    if input.control == nil { return performInWorld(input) }
    guard input.targets.contains(where: point) else { return false }
    let before = inputs
    switch input {
    case .tap, .toggle, .select, .submit: press(.enter)
    case .type(_, let text): type(text)
    case .paste(_, let text): stage.take(.paste(TerminalInput.Paste(text)), before: drawing)
    case .focus:
      press(.escape)
      press(.enter)
    case .slide(let slider, _): return drag(slider)
    case .scroll(_, let destination): press(Key(destination == .top ? .home : .end))
    case .press(_, let key): press(try #require(Key.of[key]))
    case .clear(let field): return try rewrite(field, as: "", by: input) { press(.backspace) }
    case .replace(let field, let text): return try rewrite(field, as: text, by: input) { type(text) }
    case .event, .reply, .wait: return false
    }
    return inputs.count > before.count && inputs.last == input
  }

  /// Drags by a step, away from the end: to any value is for a mouse.
  private func drag(_ slider: String) -> Bool {
    guard let thumb = stage.session.panes.snapshots.first?[slider]?.thumb else { return false }
    let isAtEnd = thumb.value >= thumb.maximum
    let count = inputs.count
    press(isAtEnd ? .left : .right)
    guard inputs.count == count + 1, case .slide(slider, let value) = inputs.last else { return false }
    return isAtEnd ? value < thumb.value : value > thumb.value
  }

  /// Selects all that is in the field, and does something to it.
  ///
  /// - Returns: whether the field then reads as if `input` had been done at once.
  private func rewrite(_ field: String, as text: String, by input: Input, _ body: () -> Void) throws -> Bool {
    // A field that has the text already would need no key.
    if self.text(of: field) == text { type("7") }
    guard self.text(of: field) != text else { return false }
    let path = inputs
    press(Key(.character("a"), .alt))
    body()
    let other = try Self.stage(chapter, step: stage.session.history.step)
    for input in path + [input] { other.perform(input) }
    return stage.session.panes.snapshots.map { $0[field]?.text }
      == other.session.panes.snapshots.map { $0[field]?.text }
  }

  private func text(of field: String) -> String? { stage.session.panes.snapshots.first?[field]?.text }

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

  private func performInWorld(_ input: Input) -> Bool {
    let count = inputs.count
    press(.escape)
    if let item = stage.session.menu.firstIndex(where: { $0.text == input.description }) {
      type("e")
      for _ in 0..<item { press(.down) }
      press(.enter)
    } else {
      type(":")
      type(input.description)
      press(.enter)
    }
    return inputs.count > count && inputs.last == input
  }
}
