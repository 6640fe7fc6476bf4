@testable import Stage

extension LineLog {
  /// The sources of a desk in `package`, of which `ran` runs each time that something is recorded.
  convenience init(_ package: TestFolder, ran: @escaping () -> RanLines) {
    self.init { () throws(LineTrouble) in
      try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    } record: { _ in
      LineRecorder(begin: {}, end: { [1] }, lines: { _ in ran() })
    }
  }
}

extension TestFolder {
  /// Each way of a desk as a file of `count` lines, the last of them named by the way.
  static func desk(lines count: Int = 40) throws -> TestFolder {
    var files: [String: String] = [:]
    for way in ["Callback", "Delegate", "Observer", "Rx"] {
      let lines = (1..<count).map { "  let line\($0) = \"\($0)\"" } + ["// \(way)"]
      files["Chapters/99-Desk/\(way).swift"] = lines.joined(separator: "\n") + "\n"
    }
    return try TestFolder(files)
  }
}
