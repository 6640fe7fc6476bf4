/// A line of a Markdown text that refers to code, to output or to a diagram, with the fenced block under it.
public struct Directive: Hashable, Sendable {
  /// The kinds of sources that a directive refers to.
  public indirect enum Source: Hashable, Sendable {
    /// The code of a file, or of a part of it.
    case listing(file: String, part: String?)
    /// The difference between the code of a file, or of a part of it, and that of an earlier step.
    case diff(file: String, part: String?, from: String, oldPart: String?)
    /// The output of a command line; if it is brief, without the panes that an output above shows.
    case output(command: String, isBrief: Bool = false)
    /// The marble diagram of an operator.
    case marbles(operator: String)
    /// The screen of a terminal after some keys.
    case stage(StageRun)
    /// The references between the objects of the four ways of a chapter's first step, given its folder.
    case references(folder: String)
    /// A picture of a stage or of a diagram in a file, which the text below shows.
    case picture(file: String, of: Source)
    /// A table that is measured or counted.
    case figures(String)
    /// The chapters in which each name is used.
    case index
    /// The lines that do each job of a family.
    case jobs(String)
    /// Lines of a file for a reader to change: the block under it is the author's.
    case change(file: String)
    /// The output of a command line after the changes above it.
    case changed(command: String)
  }

  /// The source that it refers to.
  public let source: Source

  /// The number of its line, from 1.
  public let line: Int

  /// The fenced block directly under it, fences included, or the lines of a table; empty if there is none.
  public var block: [String] = []

  /// The forms of all directives, for messages.
  public static let forms: String = {
    let forms = Word.allCases.map { "<!-- \($0.rawValue)\($0.operands.isEmpty ? "" : " ")\($0.operands) -->" }
    return "\(forms.dropLast().joined(separator: ", ")) or \(forms[forms.count - 1])"
  }()

  /// Returns true if a comment that begins with this word should be a directive.
  public static func begins(with word: some StringProtocol) -> Bool { Word(rawValue: String(word)) != nil }

  /// Reads a line; `nil` if it is something else.
  public init?(_ text: String, line: Int) {
    guard let match = text.wholeMatch(of: /<!-- (\w+)(?: (\S(?:.*\S)?))? -->/),
      let word = Word(rawValue: String(match.1)), let source = word.source(match.2.map(String.init) ?? "")
    else { return nil }
    self.source = source
    self.line = line
  }
}

extension Directive.Source {
  /// True if a table, and not a fenced block, stands under it.
  public var isTable: Bool {
    switch self {
    case .figures, .index, .jobs: true
    case .listing, .diff, .output, .marbles, .references, .stage, .picture, .change, .changed: false
    }
  }

  /// True if a block under it shows the source; a picture is in a file.
  var hasBlock: Bool {
    if case .picture = self { false } else { true }
  }

  /// Returns true if a reader would see something twice: the same source, or a whole file and a part of it.
  public func overlaps(_ other: Self) -> Bool {
    if case .listing(let file, let part) = self, case .listing(file, let otherPart) = other {
      return part == nil || otherPart == nil || part == otherPart
    }
    if case .output(let command, _) = self, case .output(command, _) = other { return true }
    // The same lines may be changed in two ways, and the same be tried after both.
    switch self {
    case .change, .changed: return false
    case .listing, .diff, .output, .marbles, .references, .stage, .picture, .figures, .index, .jobs:
      return self == other
    }
  }
}
