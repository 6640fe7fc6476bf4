import BuiltPackage
import Foundation

/// Where each name of Rx and its companions is used in the chapters.
struct NameIndex {
  /// A table: name, kind, chapters.
  let table: [String]

  /// - Throws: if a file cannot be read.
  init() throws {
    let modules = ["Rx", "RxControls", "RxCommunity"]
    var modulesOfName: [String: String] = [:]
    for module in modules {
      for file in try Self.swiftFiles(in: "Shared/\(module)") {
        for name in Self.publicNames(in: try PackageFolder.text(of: file)) where modulesOfName[name] == nil {
          modulesOfName[name] = module
        }
      }
    }
    var chaptersOfName: [String: [String]] = [:]
    for chapter in try PackageFolder.chapters() {
      // Only where Rx is at hand: elsewhere the same word means something else.
      let texts = try chapter.swiftFiles().map(PackageFolder.text).filter { $0.contains("\nimport Rx") }
      let words = Set(texts.flatMap { $0.matches(of: /[.@ (<]([A-Za-z]\w+)/).map { String($0.1) } })
      for name in words where modulesOfName[name] != nil {
        chaptersOfName[name, default: []].append(
          "[\(chapter.number)](#\(chapter.number)-\(chapter.program.lowercased()))")
      }
    }
    let rows = chaptersOfName.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map {
      name, chapters in
      "| `\(name)` | \(modulesOfName[name] ?? "") | \(chapters.joined(separator: ", ")) |"
    }
    table = ["| name | module | used in chapter |", "| --- | --- | --- |"] + rows
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The names that a module declares for others: types, functions, properties. Those of one or two letters are nobody's search.
  private static func publicNames(in text: String) -> [String] {
    text.matches(
      of:
        /(?m)^ *(?:@\w+(?:\([^)]*\))? )*public (?:[a-z()]+ )*(?:func|var|let|class|struct|enum|protocol|typealias) (\w{3,})/
    )
    .map { String($0.1) }
  }
}

extension ChapterFolder {
  /// The chapter's number, as 3.
  fileprivate var number: Int { Int(description.prefix(2)) ?? 0 }
}
