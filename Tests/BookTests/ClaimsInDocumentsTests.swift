import BuiltPackage
import Foundation
import Testing

@Suite("All claims, as the book lists them")
struct ClaimsInDocumentsTests {
  @Test(
    "a chapter has as many rows under \"Exactly the same behaviour?\" as claims, so or not so as a run finds them in order",
    arguments: try PackageFolder.chapters())
  func rows(_ chapter: ChapterFolder) async throws {
    let claims = try await ProgramRun(chapter.program, ["--claims"]).text
      .prefix(upToFirst: "\n\(chapter.program): ＋")
    let found = claims.matches(of: /\nSo {6}It is (not )?so\./).map { $0.1 == nil }
    let rows = try Self.rows(under: chapter)
    #expect(!found.isEmpty)
    #expect(rows.map(\.isSo) == found, "\(rows.map(\.claim))")
  }

  /// What the section of all claims says of a chapter's.
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
  /// What stands before the first `mark`; all of it, if there is none.
  fileprivate func prefix(upToFirst mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
