import BuiltPackage
import Foundation
import Highlighting

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
      let texts = try chapter.swiftFiles().map(PackageFolder.text).filter(Self.importsRx)
      let words = texts.reduce(into: Set()) { $0.formUnion(Self.names(usedIn: $1)) }
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

  /// Whether a file has names of Rx at hand, from whichever module.
  static func importsRx(_ text: String) -> Bool { text.contains(/(?m)^import Rx/) }

  /// The names that a module declares for others: types, functions, properties. A single letter is nobody's search, and
  /// neither is what a subclass overrides.
  static func publicNames(in text: String) -> [String] {
    text.matches(
      of:
        /(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open(?= class)) (?:[a-z()]+ )*(?:func|var|let|class|struct|enum|protocol|typealias) `?(\w{2,})/
    )
    .map { String($0.1) }
  }

  /// The names that a text may have from elsewhere: those of members, behind a point, and those of types that it does not
  /// declare itself. What a comment or a string says is no use.
  static func names(usedIn text: String) -> Set<String> {
    let code = HighlightedSource(text).lines.map { line in
      line.map { [.comment, .string].contains($0.kind) ? " " : $0.text }.joined()
    }.joined(separator: "\n")
    let members = code.matches(of: /\.`?([a-z_]\w*)/).map { String($0.1) }
    let types = code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }
    let own = code.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|case) (\w+)/).map { String($0.1) }
    return Set(members).union(Set(types).subtracting(own))
  }
}

extension ChapterFolder {
  /// The chapter's number, as 3.
  fileprivate var number: Int { Int(description.prefix(2)) ?? 0 }
}
