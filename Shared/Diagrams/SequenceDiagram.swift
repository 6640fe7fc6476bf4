import Terminal

/// Who told whom what, in order: a lifeline for each participant, and a step for each thing that happened.
///
///     callback
///     up                     target–action       count
///     ├── touchUpInside ────▶│                   │
///     │                      ├╌╌ text = "1" ╌╌╌╌●
///
/// A line with an arrow's head is a message. A dot is something that happened at a participant; the dashed line leads to it
/// from where the step before ended, and means that it came next, no more.
public struct SequenceDiagram: Hashable, Sendable {
  /// Something that happened.
  public enum Step: Hashable, Sendable {
    /// A participant told another one, or itself.
    case message(from: Int, to: Int, label: String)
    /// Something happened at a participant.
    case event(at: Int, label: String)
  }

  /// What the diagram is about, in a line.
  public let title: String

  /// The names at the heads of the lifelines, in the order in which they first take part; each is there once.
  public private(set) var participants: [String] = []

  /// What happened, in order.
  public private(set) var steps: [Step] = []

  /// A diagram in which nothing has happened.
  ///
  /// All texts are shown in one line; what a terminal would obey and what the drawing itself consists of are written as
  /// `\u{…}`. Labels are cut at 40 columns, names at 24.
  public init(_ title: String) {
    self.title = Self.label(title, columns: 60)
  }

  /// Lets `sender` tell `receiver` something.
  public mutating func message(from sender: String, to receiver: String, _ label: String) {
    let (from, to) = (participant(sender), participant(receiver))
    steps.append(.message(from: from, to: to, label: Self.label(label, columns: 40)))
  }

  /// Lets something happen at `name`.
  public mutating func event(at name: String, _ label: String) {
    steps.append(.event(at: participant(name), label: Self.label(label, columns: 40)))
  }

  private mutating func participant(_ name: String) -> Int {
    // A lifeline without a name would have no place in the head.
    let name = Self.label(name.isEmpty ? "?" : name, columns: 24)
    if let index = participants.firstIndex(of: name) { return index }
    participants.append(name)
    return participants.count - 1
  }

  private static func label(_ text: String, columns: Int) -> String {
    // Two blanks part the names in the head.
    let words = text.visible.split(separator: " ").joined(separator: " ")
    return words.map { Sign.all.contains($0) ? $0.escaped : String($0) }.joined().shortened(toColumns: columns)
  }
}

extension SequenceDiagram.Step {
  /// What is written at it.
  public var label: String {
    switch self {
    case .message(_, _, let label), .event(_, let label): label
    }
  }
}

/// What drawings of sequences consist of; no label contains any of it.
enum Sign {
  static let lifeline: Character = "│"
  static let startToRight: Character = "├"
  static let startToLeft: Character = "┤"
  static let headToRight: Character = "▶"
  static let headToLeft: Character = "◀"
  static let event: Character = "●"
  static let line: Character = "─"
  static let dashes: Character = "╌"
  static let all: Set<Character> = [
    lifeline, startToRight, startToLeft, headToRight, headToLeft, event, line, dashes,
  ]
}

extension Character {
  fileprivate var escaped: String {
    unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
  }
}
