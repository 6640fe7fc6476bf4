import Foundation

/// A package of some chapters, which builds and runs by itself.
struct WorkshopSet {
  let root: URL
  let chapters: [WorkshopChapter]
  let agenda: Agenda

  /// All files that the set has, with what stands in them.
  ///
  /// - Parameter tracked: all that belongs to the whole package.
  /// - Throws: `WorkbookError` if some of them are not as they were committed: a solution that was tried, or a fault that was
  ///   shown, would be on every machine.
  func files(of tracked: TrackedFiles) throws(WorkbookError) -> [(path: String, data: Data)] {
    let paths = tracked.paths.filter(isTaken)
    let changed = paths.filter(tracked.changed.contains)
    guard changed.isEmpty else {
      let more = changed.count > 3 ? " and \(changed.count - 3) more" : ""
      throw WorkbookError(
        status: 69,
        line: "not as committed, and the set would have it: \(changed.prefix(3).joined(separator: ", "))\(more); "
          + "commit it, or put it away with git stash")
    }
    var files: [(path: String, data: Data)] = []
    for path in paths {
      let file = root.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file) else {
        throw WorkbookError(status: 73, line: "\(path) cannot be read: git checkout \(path) brings it back")
      }
      files.append((path, path == "Package.swift" ? try cut(manifest: data) : data))
    }
    return files + [("README.md", Data(readme.utf8)), ("Agenda.md", Data(agenda.text(of: chapters).utf8))]
  }

  /// Returns true if the set has this file of the whole package. The solutions are there, too: `swift run Workbook
  /// solution` shows them, and the results say who has asked for one.
  private func isTaken(_ path: String) -> Bool {
    if ["Package.swift", "LICENSE", ".gitignore", ".gitattributes", ".swift-format"].contains(path) { return true }
    if chapters.contains(where: { path.hasPrefix("Chapters/\($0.folder)/") }) { return true }
    return path.hasPrefix("Shared/") && !Self.leftOut.contains { path.hasPrefix("Shared/\($0)") }
  }

  private static let leftOut = ["Markdown/", "Pages/", "Tools/Book/", "Tools/Measure/", "Tools/workshop-"]

  /// The manifest with the chapters of the set, and without what is not there.
  private func cut(manifest: Data) throws(WorkbookError) -> Data {
    var text = String(decoding: manifest, as: UTF8.self)
    guard let list = text.firstMatch(of: /let chapters = \[\n(?: .*\n)*\]\n/),
      let whole = text.firstMatch(of: /let isWhole = true\n/)
    else {
      throw WorkbookError(status: 69, line: "Package.swift has no list of chapters, or no line let isWhole = true")
    }
    let lines = chapters.map { "  \"\($0.folder)\",\n" }.joined()
    text.replaceSubrange(whole.range, with: "let isWhole = false\n")
    text.replaceSubrange(list.range, with: "let chapters = [\n\(lines)]\n")
    return Data(text.utf8)
  }
}
