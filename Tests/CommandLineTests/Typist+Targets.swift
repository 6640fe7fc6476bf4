import Controls
import Terminal

@testable import Stage
@testable import TerminalStage

extension Input {
  /// The possible targets of the input: one of them is enough.
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
}

extension Key {
  /// The key of a terminal for each key of a field.
  nonisolated static let of: [EditingKey: Key] = [
    .left: Key(.left), .right: Key(.right), .home: Key(.home), .end: Key(.end), .wordLeft: Key(.left, .control),
    .wordRight: Key(.right, .control), .selectLeft: Key(.left, .shift), .selectRight: Key(.right, .shift),
    .selectWordLeft: Key(.left, [.control, .shift]), .selectWordRight: Key(.right, [.control, .shift]),
    .selectHome: Key(.home, .shift), .selectEnd: Key(.end, .shift), .selectAll: Key(.character("a"), .alt),
    .backspace: .backspace, .delete: Key(.delete),
    .deleteWord: .control("w"), .deleteHome: .control("u"), .deleteEnd: .control("k"), .undo: .control("_"),
  ]
}

extension Target {
  func isRow(of table: String) -> Bool {
    if case .row = kind { identifier == table } else { false }
  }
}
