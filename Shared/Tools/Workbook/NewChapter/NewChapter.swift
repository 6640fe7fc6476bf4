import Foundation

/// A chapter for an author to begin with: the files of `Template`, under its own name and number.
struct NewChapter {
  /// Its folder: `15-LightSwitch`.
  let folder: String
  private let name: String
  private let root: URL
  private let files: [(path: String, text: String)]
  private let manifest: String

  /// A chapter called `name`, behind the others of the package at `root`.
  ///
  /// - Throws: `WorkbookError` if it cannot have that name, or the package is a set for a workshop.
  init(_ name: String, in root: URL) throws(WorkbookError) {
    let chapters = Self.names(in: root.appendingPathComponent("Chapters")).filter { $0.contains("-") }
    try ChapterName.check(name, chapters: chapters, in: root)
    let number = (chapters.compactMap { Int($0.prefix { $0 != "-" }) }.max() ?? 0) + 1
    let folder = "\(number < 10 ? "0" : "")\(number)-\(name)"
    files = try Self.template(in: root).map { path, text in
      (
        path.replacing("NAME", with: name).replacing("NN-\(name)", with: folder),
        Self.inOrder(text.replacing("NUMBER", with: "\(number)").replacing("NAME", with: name))
      )
    }
    manifest = try Self.manifest(of: root, with: folder)
    (self.name, self.root, self.folder) = (name, root, folder)
    let places = files.map { $0.path.lowercased() }
    guard Set(places).count == places.count else {
      throw .usage("each chapter has a file \(name).swift already: choose another name")
    }
    for (path, _) in files where FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) {
      throw .usage("\(path) exists already: delete it, or choose another name")
    }
  }

  /// Writes all files, and the line in the manifest last; or nothing.
  func write() throws(WorkbookError) {
    var new: [URL] = []
    do {
      for (path, text) in files {
        let file = root.appendingPathComponent(path)
        new.append(file.firstNew)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      }
      try Data(manifest.utf8).write(to: root.appendingPathComponent("Package.swift"), options: .atomic)
    } catch {
      for file in new.reversed() { try? FileManager.default.removeItem(at: file) }
      throw WorkbookError(
        status: 73, line: "Chapters/\(folder) cannot be written: \(error.localizedDescription); nothing is left of it")
    }
  }

  /// The names of what stands in a folder; none if it cannot be read.
  static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func template(in root: URL) throws(WorkbookError) -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent("Shared/Tools/Workbook/NewChapter/Template")
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { path in
        let file = folder.appendingPathComponent(path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
        return (path, try String(contentsOf: file, encoding: .utf8))
      }
    } catch {
      throw WorkbookError(status: 73, line: "\(folder.path) cannot be read: git checkout it brings it back")
    }
  }

  private static func manifest(of root: URL, with folder: String) throws(WorkbookError) -> String {
    let file = root.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text.contains("let isWhole = true\n") else {
      throw WorkbookError(
        status: WorkbookError.unavailable,
        line: "a chapter is made in a clone of the whole, not in a set for a workshop")
    }
    guard let list = text.firstMatch(of: /let chapters = \[\n(?: .*\n)*/) else {
      throw WorkbookError(status: WorkbookError.unavailable, line: "Package.swift has no list of chapters")
    }
    return text.replacingCharacters(in: list.range.upperBound..<list.range.upperBound, with: "  \"\(folder)\",\n")
  }

  /// The text with its imports in the order of the alphabet, which depends on the name.
  private static func inOrder(_ text: String) -> String {
    guard text.hasPrefix("import ") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    return (imports.sorted() + lines[imports.count...]).joined(separator: "\n")
  }
}
