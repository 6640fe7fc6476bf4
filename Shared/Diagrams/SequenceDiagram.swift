import Terminal

/// The calls between participants, in order: a lifeline for each participant, and a row for each step.
///
///     delegate
///     up         Controller     Counter  label
///     ├── tap ──▶┃              │        │
///     │          ┠── up() ─────▶┃        │
///     │          ║◀── show(1) ──┨        │
///     │          ║              ┃        │● text = "1"
///     │          │◀╌╌ saved ╌╌╌╌┤        │
///
/// A solid arrow is a call, a dashed one an answer that comes later. A lifeline is a bar while a call of its participant is
/// open, and a double bar while more than one is. A dot is an event at its participant.
public struct SequenceDiagram: Hashable, Sendable {
  /// An arrow or a dot.
  public struct Step: Hashable, Sendable {
    /// The kinds of steps.
    public enum Kind: Hashable, Sendable {
      /// A call, which is open until it ends.
      case call
      /// An answer to an earlier call.
      case answer
      /// An event at one participant.
      case event
    }

    /// The kind of the step.
    public let kind: Kind

    /// The index of the participant that calls or answers.
    public let from: Int

    /// The index of the participant at the head of the arrow; the same as ``from`` for an event.
    public let to: Int

    /// The text beside the arrow or the dot.
    public internal(set) var label: String
  }

  /// The time during which a call of a participant is open.
  public struct Activation: Hashable, Sendable {
    /// The index of the participant that is called.
    public let participant: Int

    /// The number of calls of the same participant in which this one is nested.
    public let depth: Int

    /// The steps from the call to the last one inside it.
    public internal(set) var steps: ClosedRange<Int>
  }

  /// The subject of the diagram, in one line.
  public var title: String {
    didSet { title = Self.label(title, columns: 100) }
  }

  /// The names at the heads of the lifelines, from left to right.
  public internal(set) var participants: [String] = []

  /// The arrows and dots from top to bottom.
  public internal(set) var steps: [Step] = []

  /// The bars on the lifelines, one for each call, in the order in which they begin.
  public private(set) var activations: [Activation] = []

  /// The indices of the activations that have not ended, the innermost one last.
  var open: [Int] = []

  /// Creates a diagram without participants.
  ///
  /// Every text becomes one line; control characters and the characters of which the drawing consists are written as
  /// `\u{…}`. A title is cut at 100 columns, a label at 40, a name at 24.
  public init(_ title: String) {
    self.title = Self.label(title, columns: 100)
  }

  /// Returns the index of a participant, and adds a lifeline to the right if the name is new.
  @discardableResult public mutating func participant(_ name: String) -> Int {
    let name = Self.name(name)
    if let index = participants.firstIndex(of: name) { return index }
    participants.append(name)
    return participants.count - 1
  }

  /// Adds a call, which stays open until the matching ``end()``.
  public mutating func call(from caller: String, to callee: String, _ label: String) {
    add(Step(kind: .call, from: participant(caller), to: participant(callee), label: label))
  }

  /// Ends the innermost open call.
  public mutating func end() {
    _ = open.popLast()
  }

  /// Adds an answer to an earlier call, or another message back.
  public mutating func answer(from sender: String, to receiver: String, _ label: String) {
    add(Step(kind: .answer, from: participant(sender), to: participant(receiver), label: label))
  }

  /// Adds an event at a participant.
  public mutating func event(at name: String, _ label: String) {
    let index = participant(name)
    add(Step(kind: .event, from: index, to: index, label: label))
  }

  mutating func add(_ step: Step) {
    let row = steps.count
    steps.append(step)
    steps[row].label = Self.label(step.label, columns: 40)
    if step.kind == .call {
      let depth = open.count { activations[$0].participant == step.to }
      open.append(activations.count)
      activations.append(Activation(participant: step.to, depth: depth, steps: row...row))
    }
    for index in open { activations[index].steps = activations[index].steps.lowerBound...row }
  }

  static func name(_ text: String) -> String {
    // A lifeline without a name would have no place in the head.
    label(text.isEmpty ? "?" : text, columns: 24)
  }

  private static func label(_ text: String, columns: Int) -> String {
    // Two blanks part the names in the head.
    let words = text.visible.split(separator: " ").joined(separator: " ")
    return words.map { Sign.all.contains($0) ? $0.escaped : String($0) }.joined().shortened(toColumns: columns)
  }
}

/// The characters of which the drawings consist; no label contains any of them.
enum Sign {
  /// A lifeline, the start of an arrow to the right and to the left, and a crossing; with no open call, with one, with more.
  static let lifelines: [[Character]] = [["│", "├", "┤", "┼"], ["┃", "┠", "┨", "╂"], ["║", "╟", "╢", "╫"]]
  static let headToRight: Character = "▶"
  static let headToLeft: Character = "◀"
  static let event: Character = "●"
  static let line: Character = "─"
  static let dashes: Character = "╌"
  static let turn: Character = "┐"
  static let all = Set(lifelines.joined()).union([headToRight, headToLeft, event, line, dashes, turn])
}

extension Character {
  fileprivate var escaped: String {
    unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
  }
}
