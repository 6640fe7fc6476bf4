/// A line of a Markdown text that refers to code, to output or to a diagram, with the fenced block under it.
public struct Directive: Hashable, Sendable {
  /// What it refers to.
  public enum Source: Hashable, Sendable {
    /// The code of a file, or of a part of it.
    case listing(file: String, part: String?)
    /// What a command line prints.
    case output(command: String)
    /// The marble diagram of an operator.
    case marbles(operator: String)
  }

  /// What it refers to.
  public let source: Source

  /// The line as it is written.
  public let text: String

  /// Where that line is, from 1.
  public let line: Int

  /// The fenced block directly under it, fences included; empty if there is none.
  public var block: [String] = []

  /// How directives are written, for those who made a mistake.
  public static let forms = #"<!-- listing FILE "PART" -->, <!-- output COMMAND --> or <!-- marbles OPERATOR -->"#

  /// Whether a comment that begins with this word should be a directive.
  public static func begins(with word: some StringProtocol) -> Bool { ["listing", "output", "marbles"].contains(word) }

  /// Reads a line; `nil` if it is something else.
  public init?(_ text: String, line: Int) {
    if let match = text.wholeMatch(of: /<!-- listing (\S+)(?: "(.+)")? -->/) {
      source = .listing(file: String(match.1), part: match.2.map(String.init))
    } else if let match = text.wholeMatch(of: /<!-- output (\S(?:.*\S)?) -->/) {
      source = .output(command: String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- marbles (\S(?:.*\S)?) -->/) {
      source = .marbles(operator: String(match.1))
    } else {
      return nil
    }
    self.text = text
    self.line = line
  }
}

extension Directive.Source {
  /// Whether a reader would see something twice: the same, or a whole file and a part of it.
  public func overlaps(_ other: Self) -> Bool {
    if case .listing(let file, let part) = self, case .listing(file, let otherPart) = other {
      return part == nil || otherPart == nil || part == otherPart
    }
    return self == other
  }
}
