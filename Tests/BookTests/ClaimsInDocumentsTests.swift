import BuiltPackage
import Foundation
import Testing

@Suite("The numbers of claims and findings, as the book states them")
struct ClaimsInDocumentsTests {
  @Test(
    "the row of a chapter under \"Exactly the same behaviour?\" has the numbers of a run",
    arguments: try PackageFolder.chapters())
  func row(_ chapter: ChapterFolder) async throws {
    let report = try await ProgramRun(chapter.program, ["--claims"]).text
    let entries = try Self.entries(in: report)
    let numbers = ["Claim", "Finding"].flatMap { kind in
      let verdicts = entries.filter { $0.kind == kind }.map(\.holds)
      return [verdicts.count, verdicts.count { !$0 }]
    }
    let link = "](\(chapter.path)/README.md#"
    let lines = try PackageFolder.text(of: "BOOK.md").split(separator: "\n")
    let section = lines.drop { $0 != "## Exactly the same behaviour?" }.dropFirst().prefix { !$0.hasPrefix("# ") }
    let cells = try #require(section.first { $0.contains(link) }, "no row of \(chapter.program)").split(separator: "|")
    #expect(cells[1...4].map { $0.trimmingCharacters(in: .whitespaces) } == numbers.map(String.init))
  }

  /// The kinds and the verdicts of a report's claims, findings and traps, in order; true if it holds.
  private static func entries(in report: String) throws -> [(kind: Substring, holds: Bool)] {
    try report.split(separator: "\n\n").compactMap { entry in
      guard let kind = entry.prefixMatch(of: /(Claim|Finding|Trap)\b/)?.output.1 else { return nil }
      let verdict = try #require(entry.firstMatch(of: /\nSo {6}(True|False)\./), "\(entry)")
      return (kind, verdict.output.1 == "True")
    }
  }
}
