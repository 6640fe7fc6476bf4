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
    /// What a terminal shows after some keys.
    case stage(StageRun)
    /// A table that is measured or counted.
    case figures(String)
    /// Where each name is used.
    case index
    /// The lines that do each job of a family.
    case jobs(String)
    /// Lines of a file for a reader to change: the block under it is the author's.
    case change(file: String)
    /// What a command line prints after the changes above it.
    case changed(command: String)
  }

  /// What it refers to.
  public let source: Source

  /// The line as it is written.
  public let text: String

  /// Where that line is, from 1.
  public let line: Int

  /// The fenced block directly under it, fences included, or the lines of a table; empty if there is none.
  public var block: [String] = []

  /// How directives are written, for those who made a mistake.
  public static let forms =
    #"<!-- listing FILE "PART" -->, <!-- output COMMAND -->, <!-- marbles OPERATOR -->, <!-- stage PROGRAM 100x24 KEY… -->, <!-- figures NAME -->, "#
    + "<!-- index -->, <!-- jobs NAME -->, <!-- change FILE --> or <!-- changed COMMAND -->"

  /// Whether a comment that begins with this word should be a directive.
  public static func begins(with word: some StringProtocol) -> Bool {
    ["listing", "output", "marbles", "stage", "figures", "index", "jobs", "change", "changed"].contains(word)
  }

  /// Reads a line; `nil` if it is something else.
  public init?(_ text: String, line: Int) {
    if let match = text.wholeMatch(of: /<!-- listing (\S+)(?: "(.+)")? -->/) {
      source = .listing(file: String(match.1), part: match.2.map(String.init))
    } else if let match = text.wholeMatch(of: /<!-- output (\S(?:.*\S)?) -->/) {
      source = .output(command: String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- marbles (\S(?:.*\S)?) -->/) {
      source = .marbles(operator: String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- stage (\S+) (\d{2,3})x(\d{2,3})((?: \S+)*) -->/),
      let columns = UInt16(match.2), let rows = UInt16(match.3)
    {
      let keys = match.4.split(separator: " ").map(String.init)
      source = .stage(StageRun(program: String(match.1), columns: columns, rows: rows, keys: keys))
    } else if let match = text.wholeMatch(of: /<!-- figures (\S+) -->/) {
      source = .figures(String(match.1))
    } else if text == "<!-- index -->" {
      source = .index
    } else if let match = text.wholeMatch(of: /<!-- jobs (\S+) -->/) {
      source = .jobs(String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- change (\S+) -->/) {
      source = .change(file: String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- changed (\S(?:.*\S)?) -->/) {
      source = .changed(command: String(match.1))
    } else {
      return nil
    }
    self.text = text
    self.line = line
  }
}

extension Directive.Source {
  /// Whether a table stands under it, and no fenced block.
  public var isTable: Bool {
    switch self {
    case .figures, .index, .jobs: true
    case .listing, .output, .marbles, .stage, .change, .changed: false
    }
  }

  /// Whether a reader would see something twice: the same, or a whole file and a part of it.
  public func overlaps(_ other: Self) -> Bool {
    if case .listing(let file, let part) = self, case .listing(file, let otherPart) = other {
      return part == nil || otherPart == nil || part == otherPart
    }
    // The same lines may be changed in two ways, and the same be tried after both.
    switch self {
    case .change, .changed: return false
    case .listing, .output, .marbles, .stage, .figures, .index, .jobs: return self == other
    }
  }
}
