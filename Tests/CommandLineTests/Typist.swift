import Controls
import Terminal
import Testing

@testable import Stage

/// Somebody in front of a stage who has nothing but keys.
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
    stage = try LiveStage(chapter, step: step, goesOnline: false)
    drawing = StageDrawing(stage, on: Extent(columns: 40, rows: 12))
    for input in path { stage.perform(input) }
    // And looks at what is there: no key is on its way.
    stage.alertGuard.open()
  }

  /// What was done so far.
  var inputs: [Input] { stage.session.moments.compactMap(\.input) }

  /// Does it as a person would: on the control; what the world does, by choosing or writing the line of a script.
  ///
  /// - Returns: whether that has been done, and not something else.
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
    case .slide:
      // By steps: to any value is for a mouse.
      press(.right)
      return inputs.last?.isSlide == true
    case .scroll(_, let destination): press(Key(destination == .top ? .home : .end))
    case .press(_, let key): press(try #require(Key.of[key]))
    case .clear(let field):
      press(Key(.character("a"), .alt))
      press(.backspace)
      return try shows(input, after: before, in: field)
    case .replace(let field, let text):
      press(Key(.character("a"), .alt))
      type(text)
      return try shows(input, after: before, in: field)
    case .event, .reply, .wait: return false
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

  private func performInWorld(_ input: Input) -> Bool {
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

  /// Whether the field reads as if `input` had been done at once.
  private func shows(_ input: Input, after path: [Input], in field: String) throws -> Bool {
    let other = try LiveStage(chapter, step: stage.session.step, goesOnline: false)
    for input in path + [input] { other.perform(input) }
    return stage.panes.snapshots.map { $0[field]?.text } == other.panes.snapshots.map { $0[field]?.text }
  }
}

extension Input {
  /// What it can be done on: one of these.
  var targets: [Target] {
    guard let control else { return [] }
    return kinds.map { Target(identifier: control, kind: $0) }
  }

  private var kinds: [Target.Kind] {
    switch self {
    case .tap: [.button]
    case .type, .paste, .submit, .focus, .clear, .replace, .press: [.field]
    case .toggle: [.toggle]
    case .slide: [.slider]
    case .select(_, let row): [.row(row)]
    case .scroll: [.row(1), .table]
    case .event, .reply, .wait: []
    }
  }

  fileprivate var isSlide: Bool { if case .slide = self { true } else { false } }
}

extension Key {
  /// The key of a terminal for each key of a field.
  nonisolated fileprivate static let of: [EditingKey: Key] = [
    .left: Key(.left), .right: Key(.right), .home: Key(.home), .end: Key(.end), .wordLeft: Key(.left, .control),
    .wordRight: Key(.right, .control), .selectLeft: Key(.left, .shift), .selectRight: Key(.right, .shift),
    .selectHome: Key(.home, .shift), .selectEnd: Key(.end, .shift), .selectAll: Key(.character("a"), .alt),
    .backspace: .backspace, .delete: Key(.delete),
    .deleteWord: .control("w"), .deleteHome: .control("u"), .deleteEnd: .control("k"), .undo: .control("_"),
  ]
}

extension Target {
  fileprivate func isRow(of table: String) -> Bool {
    if case .row = kind { identifier == table } else { false }
  }
}
