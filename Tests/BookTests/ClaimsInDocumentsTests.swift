import BuiltPackage
import Foundation
import Testing

@Suite("All claims and findings, as the book lists them")
struct ClaimsInDocumentsTests {
  @Test(
    "the rows under \"Exactly the same behaviour?\" are a chapter's claims and findings, with the verdicts of a run",
    arguments: try PackageFolder.chapters())
  func rows(_ chapter: ChapterFolder) async throws {
    let report = try await ProgramRun(chapter.program, ["--claims"]).text
    let entries = try Self.entries(in: report)
    #expect(!entries.isEmpty, "the report of \(chapter.program)")
    func verdicts(_ kind: String) -> [Bool] { entries.filter { $0.kind == kind }.map(\.holds) }
    let lines = try Self.lines(under: chapter).split(separator: "Found by running the originals:")
    #expect(
      try lines.first.map(Self.verdicts) ?? [] == verdicts("Claim"),
      "the claims of \(chapter.program)")
    #expect(
      try lines.dropFirst().first.map(Self.verdicts) ?? [] == verdicts("Finding"),
      "the findings about the originals of \(chapter.program)")
  }

  /// The kinds and the verdicts of a report's claims, findings and traps, in order; true if it holds.
  private static func entries(in report: String) throws -> [(kind: Substring, holds: Bool)] {
    try report.split(separator: "\n\n").compactMap { entry in
      guard let kind = entry.prefixMatch(of: /(Claim|Finding|Trap)\b/)?.output.1 else { return nil }
      let verdict = try #require(entry.firstMatch(of: /\nSo {6}(True|False)\./), "\(entry)")
      return (kind, verdict.output.1 == "True")
    }
  }

  /// The verdicts in the rows of a table.
  private static func verdicts(_ lines: ArraySlice<Substring>) throws -> [Bool] {
    try lines.filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      let verdict = row.split(separator: "|").dropFirst().first?.firstMatch(of: /^ (true|false)\b/)
      return try #require(verdict, "\(row)").output.1 == "true"
    }
  }

  /// The lines about a chapter in the section of all claims.
  private static func lines(under chapter: ChapterFolder) throws -> ArraySlice<Substring> {
    let lines = try PackageFolder.text(of: "BOOK.md").split(separator: "\n")
    let section = lines.drop { $0 != "## Exactly the same behaviour?" }.dropFirst().prefix { !$0.hasPrefix("# ") }
    return section.drop { !($0.hasPrefix("[") && $0.contains(" \(chapter.program)](")) }.dropFirst()
      .prefix { !$0.hasPrefix("[") }
  }
}
