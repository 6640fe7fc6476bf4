/// A line of a Markdown text that refers to code, to output or to a stage, with the fenced block under it.
struct Directive: Equatable {
  /// What it refers to.
  enum Source: Hashable {
    case listing(file: String, part: String?)
    case output(command: String)
    case stage(StageRun)
  }

  let source: Source

  /// The line as it is written.
  let text: String

  /// Where that line is, from 1.
  let line: Int

  /// The fenced block directly under it, fences included; empty if there is none.
  var block: [String] = []

  static let forms = #"<!-- listing FILE "PART" -->, <!-- output COMMAND --> or <!-- stage PROGRAM 100x24 KEY… -->"#

  /// Reads a line; `nil` if it is something else.
  init?(_ text: String, line: Int) {
    if let match = text.wholeMatch(of: /<!-- listing (\S+)(?: "(.+)")? -->/) {
      source = .listing(file: String(match.1), part: match.2.map(String.init))
    } else if let match = text.wholeMatch(of: /<!-- output (\S(?:.*\S)?) -->/) {
      source = .output(command: String(match.1))
    } else if let match = text.wholeMatch(of: /<!-- stage (\S+) (\d{2,3})x(\d{2,3})((?: \S+)*) -->/),
      let columns = UInt16(match.2), let rows = UInt16(match.3)
    {
      let keys = match.4.split(separator: " ").map(String.init)
      source = .stage(StageRun(program: String(match.1), columns: columns, rows: rows, keys: keys))
    } else {
      return nil
    }
    self.text = text
    self.line = line
  }
}

extension Directive.Source {
  /// Whether a reader would see something twice: the same, or a whole file and a part of it.
  func overlaps(_ other: Self) -> Bool {
    if case .listing(let file, let part) = self, case .listing(file, let otherPart) = other {
      return part == nil || otherPart == nil || part == otherPart
    }
    return self == other
  }
}
