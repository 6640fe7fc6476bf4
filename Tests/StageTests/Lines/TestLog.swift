@testable import Stage
@testable import StageSession

extension LineLog {
  /// The sources of a desk in `package`. What is recorded first ran the first of `ran`, and so on; the last goes on.
  ///
  /// - Parameter elsewhere: when a record is read; nil for at once.
  convenience init(
    _ package: TestFolder, ran: [RanLines], elsewhere: ((@escaping @Sendable () -> Void) -> Void)? = nil
  ) {
    self.init { () throws(LineTrouble) in
      try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    } record: { _ in
      LineRecorder(ran, elsewhere: elsewhere ?? { $0() })
    }
  }

  /// A log that finds out nothing, for this reason.
  convenience init(_ package: TestFolder, _ trouble: LineTrouble) {
    self.init { () throws(LineTrouble) in
      try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    } record: { (_) throws(LineTrouble) in
      throw trouble
    }
  }
}

extension LineRecorder {
  /// A recorder that finds the first of `ran` in what it counts first, and so on; no line where nobody has begun to count.
  init(_ ran: [RanLines], elsewhere: @escaping (@escaping @Sendable () -> Void) -> Void = { $0() }) {
    var count = 0
    var hasBegun = false
    self.init(
      begin: { hasBegun = true },
      end: {
        guard hasBegun else { return KeptProfile([UInt8.max], over: [0]) }
        hasBegun = false
        defer { count += 1 }
        return KeptProfile([UInt8(min(count, ran.count - 1))], over: [0])
      },
      lines: { profile in
        let index = Int(profile.bytes[0])
        return ran.indices.contains(index) ? ran[index] : RanLines()
      }, elsewhere: elsewhere)
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
