import BuiltPackage
import Foundation
import Testing

@Suite("The numbers of claims and findings, as the book states them")
struct ClaimsInDocumentsTests {
  @Test(
    "the row of a chapter under \"Exactly the same behaviour?\" has the numbers of a run",
    arguments: try PackageFolder.chaptersOfBook())
  func row(_ chapter: ChapterFolder) async throws {
    let report = try await ProgramRun(chapter.program, ["--claims"]).text
    let numbers = try ["Claim", "Finding"].flatMap { kind in
      let verdicts = try report.split(separator: "\n\n").filter { $0.hasPrefix("\(kind) ") }.map { entry in
        try #require(entry.firstMatch(of: /\nSo {6}(True|False)\./), "\(entry)").output.1
      }
      return [verdicts.count, verdicts.count { $0 == "False" }]
    }
    let link = "](\(chapter.path)/README.md#"
    let lines = try PackageFolder.text(of: "BOOK.md").split(separator: "\n")
    let section = lines.drop { $0 != "## Exactly the same behaviour?" }.dropFirst().prefix { !$0.hasPrefix("# ") }
    let cells = try #require(section.first { $0.contains(link) }, "no row of \(chapter.program)").split(separator: "|")
    #expect(cells[1...4].map { $0.trimmingCharacters(in: .whitespaces) } == numbers.map(String.init))
  }
}
