import BuiltPackage
import Foundation
import Markdown
import Testing

@Suite("The glossary")
struct GlossaryTests {
  @Test func `each term is introduced, in italics, bold or as code, in the section that the glossary names`() throws {
    let book = try PackageFolder.text(of: "BOOK.md")
    let rows = Self.lines(under: "glossary", of: book).filter { $0.hasPrefix("| ") && $0.contains("](") }
    #expect(rows.count > 60)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let link = try #require(cells.last?.firstMatch(of: /\]\(([^)#]*)#?([^)]*)\)/), "\(row)")
      let path = link.output.1.isEmpty ? "BOOK.md" : String(link.output.1)
      let (text, anchor) = (try PackageFolder.text(of: path), String(link.output.2))
      let section = anchor.isEmpty ? text : Self.lines(under: anchor, of: text).joined(separator: "\n")
      for term in cells[0].split(separator: #/, | or /#) where !Self.isIntroduced(term, in: section) {
        Issue.record("\(path)#\(anchor) does not introduce \"\(term)\": emphasize it where it is explained")
      }
    }
  }

  /// Returns true if a text has the term in italics, in bold or as code.
  private static func isIntroduced(_ term: Substring, in text: String) -> Bool {
    let word = NSRegularExpression.escapedPattern(for: String(term))
    let pattern = #"\*[^*\n]*\b\#(word)s?\b[^*\n]*\*|`\#(word)"#
    return text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
  }

  /// Returns the lines from a heading to the next one that is not below it.
  private static func lines(under anchor: String, of text: String) -> ArraySlice<Substring> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let headings = MarkdownDocument(text).blocks.compactMap { block in
      if case .heading(let heading) = block.content { (heading, block.line) } else { nil }
    }
    guard let index = headings.firstIndex(where: { $0.0.anchor == anchor }) else { return [] }
    let (heading, line) = headings[index]
    let end = headings[(index + 1)...].first { $0.0.level <= heading.level }?.1 ?? lines.count + 1
    return lines[line..<end - 1]
  }
}
