import BuiltPackage
import Calls

@testable import Stage
@testable import StageSession

extension HighlightedSources {
  /// The sources of a desk in `package`, of which `ran` ran, whatever was done; or nothing can be told, because of `trouble`.
  convenience init(_ package: TestFolder, ran: RanLines = RanLines(), trouble: LineTrouble? = nil) {
    self.init(trouble: trouble) { (_, _) throws(LineTrouble) in
      ran
    } open: { () throws(LineTrouble) in
      try ChapterSources(root: package.root, folder: "Chapters/99-Desk")
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
