extension Directive {
  enum Word: String, CaseIterable {
    case listing, diff, output, briefly, marbles, references, stage, picture, figures, index, jobs, change, changed

    var operands: String {
      switch self {
      case .listing: #"FILE "PART""#
      case .diff: #"FILE "PART" FILE "PART""#
      case .output, .briefly, .changed: "COMMAND"
      case .marbles: "OPERATOR"
      case .references: "FOLDER"
      case .stage: "PROGRAM 100x24 KEY…"
      case .picture: "FILE.svg stage|marbles|references|output …"
      case .figures, .jobs: "NAME"
      case .index: ""
      case .change: "FILE"
      }
    }

    /// Returns the source that a directive with this word refers to; nil if the operands make no sense.
    func source(_ text: String) -> Source? {
      switch self {
      case .listing:
        text.wholeMatch(of: /(\S+)(?: "(.+)")?/).map { Source.listing(file: String($0.1), part: $0.2.map(String.init)) }
      case .diff:
        text.wholeMatch(of: /(\S+)(?: "([^"]+)")? (\S+)(?: "([^"]+)")?/).map { match in
          let part = match.2.map(String.init)
          return .diff(
            file: String(match.1), part: part, from: String(match.3), oldPart: match.4.map(String.init) ?? part)
        }
      case .output, .briefly: text.isEmpty ? nil : .output(command: text, isBrief: self == .briefly)
      case .marbles: text.isEmpty ? nil : .marbles(operator: text)
      case .references: Self.name(text).map { Source.references(folder: $0) }
      case .stage: StageRun(text).map(Source.stage)
      case .picture:
        text.wholeMatch(of: /(\S+\.svg) (stage|marbles|references|output) (.+)/).flatMap { match in
          Word(rawValue: String(match.2))?.source(String(match.3)).map { .picture(file: String(match.1), of: $0) }
        }
      case .figures: Self.name(text).map(Source.figures)
      case .index: text.isEmpty ? .index : nil
      case .jobs: Self.name(text).map(Source.jobs)
      case .change: Self.name(text).map { Source.change(file: $0) }
      case .changed: text.isEmpty ? nil : .changed(command: text)
      }
    }

    /// One word without blanks.
    private static func name(_ text: String) -> String? {
      text.isEmpty || text.contains(where: \.isWhitespace) ? nil : text
    }
  }
}

extension StageRun {
  /// Reads `Counter 100x24 Tab Enter`.
  fileprivate init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\S+) (\d{2,3})x(\d{2,3})((?: \S+)*)/), let columns = UInt16(match.2),
      let rows = UInt16(match.3)
    else { return nil }
    self.init(
      program: String(match.1), columns: columns, rows: rows, keys: match.4.split(separator: " ").map(String.init))
  }
}
