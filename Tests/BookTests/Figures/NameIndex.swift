import BuiltPackage
import Stage

/// The places in the chapters that use each name of Rx and its companions.
struct NameIndex {
  /// A table with a row for each module and first letter: names, each with its chapters.
  let table: [String]

  /// - Throws: if a file cannot be read.
  init() throws {
    let modules = ["Rx", "RxControls", "RxServices", "RxCommunity"]
    var modulesOfName: [String: String] = [:]
    for module in modules {
      for name in try LibraryNames.declared(by: module) where modulesOfName[name] == nil {
        modulesOfName[name] = module
      }
    }
    var chaptersOfName: [String: [String]] = [:]
    for chapter in try PackageFolder.chaptersOfBook() {
      // Only where Rx is at hand: elsewhere the same word means something else.
      let texts = try chapter.swiftFiles().map(PackageFolder.text).filter(Self.importsRx)
      let words = texts.reduce(into: Set()) { $0.formUnion(LibraryNames.used(in: $1)) }
      for name in words where modulesOfName[name] != nil {
        chaptersOfName[name, default: []].append(
          "[\(chapter.number)](\(chapter.path)/README.md)")
      }
    }
    let names = chaptersOfName.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    let rows = modules.flatMap { module in
      Dictionary(grouping: names.filter { modulesOfName[$0] == module }) { $0.prefix(1).uppercased() }
        .sorted { $0.key < $1.key }
        .map { letter, names in
          let entries = names.map { "`\($0)` \(chaptersOfName[$0, default: []].joined(separator: " "))" }
          return "| \(module) | \(letter) | \(entries.joined(separator: "; ")) |"
        }
    }
    table = ["| module | | names, each with the chapters that use it |", "| --- | --- | --- |"] + rows
  }

  /// Returns true if a file imports Rx or one of its companions.
  static func importsRx(_ text: String) -> Bool { text.contains(/(?m)^import Rx/) }
}

extension ChapterFolder {
  /// The chapter's number, as 3.
  fileprivate var number: Int { Int(description.prefix(2)) ?? 0 }
}
