import Stage

/// Jobs as a table in Markdown: a row for each, a column for each way, with links to its lines.
struct JobTable {
  /// The reason why there is no table.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  let lines: [String]

  /// - Parameter text: what is in a file, by its path from the root of the package.
  /// - Throws: ``Refusal`` if a file has no such part; whatever `text` throws.
  init(_ jobs: [Job], text: (_ path: String) throws -> String) throws {
    let heading = ["task", "inputs"] + Pattern.allCases.map { $0 == .rx ? "Rx" : $0.rawValue }
    let rows = try jobs.map { job in
      try ["**\(job.title)**: \(job.sentence)", Self.inputs(of: job)]
        + Pattern.allCases.map { way in
          let lines = job.lines[way] ?? []
          // The name of a file stands once, before the first of its lines.
          return try lines.indices.map { index in
            let isNamed = index > 0 && lines[index - 1].file == lines[index].file
            return try Self.link(lines[index], job, named: !isNamed, text)
          }.joined(separator: ", ")
        }
    }
    lines = ([heading, heading.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  private static func inputs(of job: Job) -> String {
    let number = Int(job.chapter.prefix { $0 != "-" }) ?? 0
    let chapter = "[\(number)](Chapters/\(job.chapter)/README.md), \(job.script.first ?? "")"
    let earlier = job.script.dropFirst().dropLast().map { "`\($0)`" }
    let exception = job.exception.map { ["; not for `\($0)`"] } ?? []
    guard job.script.count > 1 else { return chapter }
    return "\(chapter): " + (earlier + ["**`\(job.input)`**"]).joined(separator: ", ") + exception.joined()
  }

  private static func link(
    _ lines: JobLines, _ job: Job, named: Bool, _ text: (String) throws -> String
  ) throws -> String {
    let path = "Chapters/\(job.chapter)/\(lines.file)"
    guard let place = lines.place(in: try text(path)) else {
      throw Refusal(
        description: "\(path) has no heading and no declaration \"\(lines.part)\": see the job \(job.title)")
    }
    let name = named ? (lines.file.split(separator: "/").last ?? "") + " " : ""
    let (first, last) = (place.lowerBound, place.upperBound)
    let numbers = first == last ? "\(first)" : "\(first)–\(last)"
    let anchor = first == last ? "L\(first)" : "L\(first)-L\(last)"
    return "[\(name)\(numbers)](\(path)#\(anchor))" + (lines.isPutUpBefore ? " ◦" : "")
  }
}
