import BuiltPackage
import Foundation
import Testing
import Workbench

@testable import Workbook

@Suite("A new chapter")
struct NewChapterTests {
  private static let template = "Shared/Tools/Workbook/NewChapter/Template"
  private static let manifest = "let chapters = [\n  \"03-Counter\",\n  \"11-Articles\",\n]\n\nlet isWhole = true\n"

  /// A package with two chapters, a few modules and the real template.
  private let folder = BenchFolder()

  init() throws {
    try folder.write("Package.swift", Self.manifest)
    for path in ["Shared/Rx/Rx.swift", "Shared/Tools/Book/Book.swift", "Tests/WorldTests/A.swift"] {
      try folder.write(path, "// \(path)\n")
    }
    for path in try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.root.path + "/" + Self.template) {
      guard let text = try? PackageFolder.text(of: "\(Self.template)/\(path)") else { continue }
      try folder.write("\(Self.template)/\(path)", text)
    }
  }

  /// The texts of all files, by their paths.
  private func files() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.root.path).reduce(into: [:]) { $0[$1] = folder.read($1) }
  }

  @Test func `has a file for each one of the template, and a line in the manifest, behind the other chapters`() throws {
    let before = try files()
    let run = try folder.run(.newChapter("LightSwitch"))
    #expect(run.isFine)
    #expect(run.told[1] == "Package.swift names it, and Tests/CommandLineTests/Openings has its first screen")
    #expect(run.told[2] == "  swift run LightSwitch     shows it; building it takes a minute or two the first time")
    let new = try files().filter { before[$0.key] != $0.value }
    let expected = before.keys.filter { $0.hasPrefix("\(Self.template)/") }.map { path in
      String(path.dropFirst(Self.template.count + 1)).replacing("NN-NAME", with: "12-LightSwitch")
        .replacing("NAME", with: "LightSwitch")
    }
    #expect(new.keys.sorted() == (expected + ["Package.swift"]).sorted())
    #expect(
      folder.read("Package.swift") == Self.manifest.replacing("les\",\n", with: "les\",\n  \"12-LightSwitch\",\n"))
    for (path, text) in new { #expect(!text.contains("NAME") && !text.contains("NUMBER"), "\(path)") }
    #expect(folder.read("Chapters/12-LightSwitch/LightSwitch.swift")?.contains("static let number = 12\n") == true)
    #expect(folder.read("Chapters/12-LightSwitch/README.md")?.hasPrefix("# 12 LightSwitch\n") == true)
  }

  @Test func `its imports are in the order of the alphabet, whatever its name`() throws {
    for (name, first) in [("Alarm", "Alarm"), ("LightSwitch", "ChapterProgram")] {
      _ = try folder.run(.newChapter(name))
      let path = try #require(try files().keys.first { $0.hasSuffix("-\(name)/Program/main.swift") })
      #expect(folder.read(path)?.hasPrefix("import \(first)\n") == true)
    }
  }

  @Test func `its name may contain the word that the template has in its place`() throws {
    #expect(try folder.run(.newChapter("RENAME")).isFine)
    #expect(folder.read("Chapters/12-RENAME/RENAME.swift") != nil)
  }

  @Test(
    arguments: [
      ("lightSwitch", "the name of a chapter begins with a capital letter: write LightSwitch"),
      ("light-switch", "light-switch cannot name a chapter: use at most 40 letters and digits, as in LightSwitch"),
      ("2Lights", "2Lights cannot name a chapter: use at most 40 letters and digits, as in LightSwitch"),
      ("../Light", "../Light cannot name a chapter: use at most 40 letters and digits, as in LightSwitch"),
      ("Lämpchen", "Lämpchen cannot name a chapter: use at most 40 letters and digits, as in LightSwitch"),
      ("", " cannot name a chapter: use at most 40 letters and digits, as in LightSwitch"),
      ("Self", "Self is a word or a module of Swift: choose another name"),
      ("Dispatch", "Dispatch is a word or a module of Swift: choose another name"),
      ("Counter", "there is a module Counter already: choose another name"),
      ("COUNTER", "there is a module Counter already: choose another name"),
      ("CounterWeb", "there is a module CounterWeb already: choose another name"),
      ("Rx", "there is a module Rx already: choose another name"),
      ("Book", "there is a module Book already: choose another name"),
      ("World", "there is a module WorldTests already: choose another name"),
      ("Callback", "each chapter has a file Callback.swift already: choose another name"),
    ])
  func `a name that it cannot have is refused with a remedy, and nothing is written`(_ name: String, _ line: String)
    throws
  {
    let before = try files()
    let error = #expect(throws: WorkbookError.self) { try folder.run(.newChapter(name)) }
    #expect(error?.line == line)
    #expect(error?.status == 64)
    #expect(try files() == before)
  }

  @Test func `a set for a workshop gets no chapter`() throws {
    try folder.write("Package.swift", Self.manifest.replacing("true", with: "false"))
    let error = #expect(throws: WorkbookError.self) { try folder.run(.newChapter("LightSwitch")) }
    #expect(error?.line == "a chapter is made in a clone of the whole, not in a set for a workshop")
    #expect(error?.status == 69)
  }

  @Test("a file that is in the way is kept, and nothing is left of the chapter", arguments: [true, false])
  func inTheWay(_ isFolder: Bool) throws {
    let path = "Tests/CommandLineTests\(isFolder ? "/Openings/LightSwitch.txt" : "")"
    try folder.write(path, "mine\n")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.root.path).sorted()
    let error = #expect(throws: WorkbookError.self) { try folder.run(.newChapter("LightSwitch")) }
    #expect(error?.status == (isFolder ? 64 : 73))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.root.path).sorted() == before)
    #expect(folder.read(path) == "mine\n")
    #expect(folder.read("Package.swift") == Self.manifest)
  }
}
