import BuiltPackage
import Foundation
import Stage
import Testing

@Suite("RxSwift in the book: older names and differences")
struct OlderNamesTests {
  @Test("the first table has the names that Rx marks as deprecated, with the replacements of the warnings")
  func deprecated() throws {
    let rows = try Self.rows(under: "| older name | today |").map { "\($0[0].first ?? "") → \($0[1].first ?? "")" }
    let renamings = try PackageFolder.swiftFiles(in: "Shared/Rx").flatMap {
      Self.renamings(in: try PackageFolder.text(of: $0))
    }
    #expect(Set(rows).count == rows.count)
    #expect(Set(rows) == Set(renamings))
  }

  @Test func `no declaration has a dropped name, and each name to write today is declared`() throws {
    let files = try ["Shared/Rx", "Shared/RxControls"].flatMap(PackageFolder.swiftFiles)
    let declared = Set(try files.flatMap { LibraryNames.declared(in: try PackageFolder.text(of: $0)) })
    let rows = try Self.rows(under: "| dropped name | today |")
    for name in rows.flatMap({ $0[0] }).map(Self.base) {
      #expect(!declared.contains(name), "\(name) is declared")
    }
    for name in rows.flatMap({ $0[1].prefix(1) }).map(Self.base) {
      #expect(declared.contains(name), "\(name) is not declared")
    }
  }

  /// The names that a source file marks as deprecated, and those that the warnings suggest, as `older() → catch(_:)`.
  private static func renamings(in text: String) -> [String] {
    text.matches(
      of:
        /@available\(\*, deprecated, renamed: "([^"]+)"\)\s+(?:@\w+\s+)*public (?:static )?func (\w+)(?:<[^(]*>)?(\([^{]*)\{/
    )
    .map { match in
      let labels = match.3.matches(of: #/(\w+)(?: \w+)?: /#).map { "\($0.1):" }.joined()
      return "\(match.2)(\(labels)) → \(match.1)"
    }
  }

  /// The code in each cell of a table of the book, row by row.
  private static func rows(under header: String) throws -> [[[String]]] {
    let lines = try PackageFolder.text(of: "BOOK.md").split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { $0 != header }.dropFirst(2).prefix { $0.hasPrefix("|") }
    try #require(!rows.isEmpty, "BOOK.md has no table \(header)")
    return rows.map { row in
      row.split(separator: "|").prefix(2).map { cell in cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
    }
  }

  /// `from` of `Observable.from(_:)`.
  private static func base(_ name: String) -> String {
    String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }
}
