import BuiltPackage
import Foundation
import Testing

@Suite("All claims, as the book lists them")
struct ClaimsInDocumentsTests {
  @Test(
    "the rows under \"Exactly the same behaviour?\" are a chapter's claims in order, with the verdicts of a run",
    arguments: try PackageFolder.chapters())
  func rows(_ chapter: ChapterFolder) async throws {
    let report = try await ProgramRun(chapter.program, ["--claims"]).text
    #expect(report.contains(Self.verdict))
    // The sections that follow the claims are the workbook's own. They are marked, and a chapter may begin with one.
    let claims = report.prefix(upToFirst: "\(chapter.program): ＋")
    let found = claims.matches(of: Self.verdict).map { $0.1 == nil }
    let rows = try Self.rows(under: chapter)
    #expect(rows.map(\.isSo) == found, "\(rows.map(\.claim))")
  }

  private static var verdict: Regex<(Substring, Substring?)> { /\nSo {6}It is (not )?so\./ }

  /// The chapter's rows in the section of all claims.
  private static func rows(under chapter: ChapterFolder) throws -> [(claim: String, isSo: Bool)] {
    let lines = try PackageFolder.text(of: "BOOK.md").split(separator: "\n")
    let section = lines.drop { $0 != "## Exactly the same behaviour?" }.dropFirst().prefix { !$0.hasPrefix("# ") }
    let table = section.drop { !($0.hasPrefix("[") && $0.contains(" \(chapter.program)](")) }.dropFirst()
      .prefix { $0.hasPrefix("|") }
    return try table.dropFirst(2).map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let verdict = try #require(cells.dropFirst().first?.firstMatch(of: /^(not )?so\b/), "\(row)")
      return (cells[0], verdict.output.1 == nil)
    }
  }
}

extension String {
  /// The part before the first `mark`; the whole string if there is none.
  fileprivate func prefix(upToFirst mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
