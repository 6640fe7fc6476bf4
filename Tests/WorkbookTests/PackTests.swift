import BuiltPackage
import Foundation
import Testing
import Workbench

@testable import Workbook

@Suite("A set for a workshop")
struct PackTests {
  private let folder = BenchFolder()
  private let set: URL

  init() throws {
    set = folder.root.deletingLastPathComponent().appendingPathComponent("\(folder.root.lastPathComponent)-set")
    try folder.write(
      "Package.swift",
      "let chapters = [\n  \"03-Counter\",\n  \"11-Articles\",\n]\n\nlet isWhole = true\n\nlet rest = [\n]\n")
    for path in [
      "LICENSE", "BOOK.md", "Tests/A.swift", "Shared/Rx/Rx.swift", "Shared/Tools/Book/Book.swift",
    ] {
      try folder.write(path, "\(path)\n")
    }
    try folder.write(".workbook", "{}")
    for path in ["README.md", "ResetUnseen.swift", "Kept/Leak 1.swift"] {
      try folder.write("Chapters/03-Counter/Yours/\(path)", "\(path)\n")
    }
  }

  /// All that git would list.
  private func tracked() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      !path.hasPrefix(".workbook") && (!path.contains("/Yours/") || path.hasSuffix("README.md"))
        && folder.read(path) != nil
    }
  }

  private func pack(_ chapters: String..., to path: String? = nil, changed: Set<String> = []) throws -> [String] {
    var told: [String] = []
    let files = TrackedFiles(paths: try tracked(), changed: changed)
    let order = try PackOrder(chapters + ["--minutes", "90", "--to", path ?? set.path], of: "pack")
    let desk = try Desk(
      root: folder.root, tell: { told.append($0) }, judge: { _ throws(WorkbookError) in .wrong },
      tracked: { _ throws(WorkbookError) in files })
    _ = try desk.perform(.pack(order))
    return told
  }

  private func read(_ path: String) -> String? {
    try? String(contentsOf: set.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `it has the chosen chapters and their modules, and none of the teacher's own files`() throws {
    defer { try? FileManager.default.removeItem(at: set) }
    #expect(try pack("Counter").first == "The set is in \(set.path): Counter, 90 minutes")
    let all = FileManager.default.enumerator(atPath: set.path)?.compactMap { $0 as? String } ?? []
    #expect(
      all.filter { read($0) != nil }.sorted() == [
        "Agenda.md", "Chapters/03-Counter/Exercises/Solutions/Leak.swift",
        "Chapters/03-Counter/Exercises/Solutions/ResetUnseen.swift",
        "Chapters/03-Counter/Exercises/Texts/1-ResetUnseen.md", "Chapters/03-Counter/Exercises/Texts/2-Leak.md",
        "Chapters/03-Counter/Yours/README.md", "LICENSE", "Package.swift", "README.md", "Shared/Rx/Rx.swift",
      ])
    #expect(
      read("Package.swift") == "let chapters = [\n  \"03-Counter\",\n]\n\nlet isWhole = false\n\nlet rest = [\n]\n")
    #expect(read("README.md")?.contains("| `swift run Counter` | 2 exercises |") == true)
    #expect(read("README.md")?.contains("$ cp -R /media/stick/Workshop/Chapters/03-Counter Chapters/\n") == true)
    #expect(read("Agenda.md")?.hasPrefix("# Agenda\n\n3 Counter.\n") == true)
  }

  @Test func `existing files are never overwritten, and nothing goes into the package itself`() throws {
    defer { try? FileManager.default.removeItem(at: set) }
    _ = try pack("Articles")
    let again = #expect(throws: WorkbookError.self) { try pack("Counter") }
    #expect(again?.line == "\(set.path) is not empty: name another folder with --to, or empty it")
    #expect(again?.status == 73)
    #expect(read("Agenda.md")?.contains("11 Articles") == true)
    let root = folder.root.resolvingSymlinksInPath().path
    for path in ["Shared/Set", ".", "Chapters/../Set"] {
      #expect(throws: WorkbookError.self) { try pack("Counter", to: path) }
    }
    let inside = #expect(throws: WorkbookError.self) { try pack("Counter", to: "Set") }
    #expect(inside?.line == "\(root)/Set is in the package itself: name a folder beside it")
    #expect(inside?.status == 64)
  }

  @Test func `a path with control characters is escaped, and is not offered as a command`() throws {
    let red = "\(set.path)-\u{1B}[31mred"
    defer { try? FileManager.default.removeItem(atPath: red) }
    #expect(
      try pack("Counter", to: red).prefix(2) == [
        "The set is in \(set.path)-\\u{1B}[31mred: Counter, 90 minutes",
        "  swift build     tries it in there; take the folder along without its .build",
      ])
  }

  @Test func `a missing file, and a manifest that cannot be cut, are reported`() throws {
    try FileManager.default.removeItem(at: folder.root.appendingPathComponent("Package.swift"))
    try folder.write("Package.swift", "let chapters: [String] = []\n")
    let manifest = #expect(throws: WorkbookError.self) { try pack("Counter") }
    #expect(manifest?.line == "Package.swift has no list of chapters, or no line let isWhole = true")
    let chapters = try Shelf(root: folder.root).workshopChapters(["3"])
    let agenda = try Agenda(chapters, minutes: 100)
    let gone = #expect(throws: WorkbookError.self) {
      try WorkshopSet(root: folder.root, chapters: chapters, agenda: agenda).files(
        of: TrackedFiles(paths: ["Shared/Gone.swift"]))
    }
    #expect(gone?.line == "Shared/Gone.swift cannot be read: git checkout Shared/Gone.swift brings it back")
    #expect(!FileManager.default.fileExists(atPath: set.path))
  }

  @Test func `uncommitted changes of files of the set are refused; other files may have changes`() throws {
    defer { try? FileManager.default.removeItem(at: set) }
    let error = #expect(throws: WorkbookError.self) {
      try pack("Counter", changed: ["Shared/Rx/Rx.swift", "BOOK.md", "Chapters/11-Articles/Yours/README.md"])
    }
    #expect(
      error?.line == "not as committed, and the set would have it: Shared/Rx/Rx.swift; "
        + "commit it, or put it away with git stash")
    #expect(error?.status == 69)
    let many = #expect(throws: WorkbookError.self) { try pack("Counter", changed: Set(try tracked())) }
    #expect(many?.line.contains(" and 5 more; commit it") == true)
    #expect(!FileManager.default.fileExists(atPath: set.path))
    #expect(try pack("Counter", changed: ["BOOK.md"]).count == 3)
  }

  @Test func `the manifest of the whole package can be cut`() throws {
    let shelf = try Shelf(root: PackageFolder.root)
    let chapters = try shelf.workshopChapters(["Counter"])
    let set = WorkshopSet(root: shelf.root, chapters: chapters, agenda: try Agenda(chapters, minutes: 180))
    let cut = try #require(try set.files(of: TrackedFiles(paths: ["Package.swift"])).first).data
    let text = String(decoding: cut, as: UTF8.self)
    #expect(text.contains("let chapters = [\n  \"03-Counter\",\n]\n"))
    #expect(text.contains("let isWhole = false\n"))
  }
}
