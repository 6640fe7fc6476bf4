/// The effect of an operator on its sources, in marbles, as the doc comments of Rx show it:
///
///     source         a b - - - c |
///     debounce(2)    - - - b - - (c,|)
///
/// Two blanks part a label from its marbles. Marbles are parted by one blank, and each is a step of time: `-` is a step in
/// which nothing happens, `|` the end, `#` an error, `(a,b,|)` several events in one step, and anything else an element.
public struct MarbleDiagram: Hashable, Sendable {
  /// A label and its marbles.
  public struct Line: Hashable, Sendable {
    /// The name of a source, or the call.
    public let label: String

    /// The marbles as they are written.
    public let marbles: String
  }

  /// An event in a step.
  public enum Event: Hashable, Sendable {
    /// An element comes.
    case element(String)
    /// The stream ends well.
    case completed
    /// The stream ends with an error.
    case error
  }

  /// The lines as they are written, with the same beginning for all marbles.
  public let text: [String]

  /// The source lines; an operator that creates a stream has none.
  public let sources: [Line]

  /// The result line; its label is the call.
  public let result: Line

  /// Reads the lines of a diagram.
  ///
  /// - Throws: a ``DiagramError`` for a line without label or marbles.
  public init(reading lines: [String]) throws(DiagramError) {
    var read: [Line] = []
    for (index, text) in lines.enumerated() {
      guard let line = Line(text) else {
        throw DiagramError(line: index, "this is no line of a marble diagram: write a label, two blanks, marbles")
      }
      read.append(line)
    }
    guard let result = read.popLast() else { throw DiagramError(line: 0, "here a diagram should stand") }
    (text, sources, self.result) = (lines, read, result)
  }
}

extension MarbleDiagram.Line {
  /// Reads a line; `nil` if no two blanks stand in it.
  init?(_ text: String) {
    guard let gap = text.firstRange(of: "  "), gap.lowerBound != text.startIndex else { return nil }
    let rest = text[gap.upperBound...].drop { $0 == " " }
    guard !rest.isEmpty else { return nil }
    label = String(text[..<gap.lowerBound])
    marbles = String(rest)
  }

  /// The events of each step.
  public var steps: [[MarbleDiagram.Event]] { MarbleDiagram.steps(of: marbles) }
}

extension MarbleDiagram {
  /// Returns the events of each step of a line of marbles.
  public static func steps(of marbles: String) -> [[Event]] {
    marbles.split(separator: " ").map { marble in
      if marble == "-" { return [] }
      guard marble.hasPrefix("("), marble.hasSuffix(")") else { return [Event(marble)] }
      return marble.dropFirst().dropLast().split(separator: ",").map(Event.init)
    }
  }

  /// Returns the line of marbles with these events in its steps.
  public static func marbles(of steps: [[Event]]) -> String {
    steps.map { events in
      switch events.count {
      case 0: "-"
      case 1: events[0].marble
      default: "(" + events.map(\.marble).joined(separator: ",") + ")"
      }
    }.joined(separator: " ")
  }
}

extension MarbleDiagram.Event {
  fileprivate var marble: String {
    switch self {
    case .element(let text): text
    case .completed: "|"
    case .error: "#"
    }
  }

  fileprivate init(_ marble: Substring) {
    switch marble {
    case "|": self = .completed
    case "#": self = .error
    default: self = .element(String(marble))
    }
  }
}
