import BuiltPackage
import Markdown
import Stage
import Testing

@Suite("SwiftUI and Combine in the book")
struct CounterpartsTests {
  /// The folders in `Shared` whose functions are operators.
  private static let folders =
    ["Creating", "Transforming", "Filtering", "Combining", "Time", "Errors", "Sharing", "Utility"].map { "Rx/\($0)" }
    + ["Binding", "Driver", "Signal"].map { "RxControls/\($0)" }
    + ["Occupiable", "Optional"].map { "RxCommunity/\($0)" }

  @Test func `the table of operators has each operator that the chapters use, once, and no others`() throws {
    let used = try Self.used()
    let rows = try Self.rows()
    let listed = Set(rows)
    #expect(used.count > 50)
    #expect(rows.count == listed.count, "BOOK.md, Operators: a row repeats an operator of another row")
    for name in used.subtracting(listed).sorted() {
      Issue.record("BOOK.md, Operators: no row has \(name), which the chapters use: add it to a row")
    }
    for name in listed.subtracting(used).sorted() {
      Issue.record("BOOK.md, Operators: no chapter uses \(name): remove it")
    }
  }

  // Building the package on Linux parses these files, because the compiler parses what it leaves out.
  @Test(arguments: try PackageFolder.swiftFiles(in: "Shared/SwiftUIAndCombine"))
  func `each file states that it is compiled on macOS only, and one condition contains all its code`(
    _ path: String
  ) throws {
    let lines = try PackageFolder.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count > 5)
    #expect(lines[0].hasPrefix("// ") && lines[0].hasSuffix(" Compiled on macOS only."))
    #expect(["#if canImport(SwiftUI)", "#if canImport(Combine)"].contains(lines[2]))
    #expect(lines.filter { $0.hasPrefix("#") }.count == 2)
    #expect(lines.suffix(2) == ["#endif", ""])
  }

  /// The operators that the code of the chapters names, found as the index of names finds them.
  private static func used() throws -> Set<String> {
    let operators = try folders.flatMap { try PackageFolder.swiftFiles(in: "Shared/\($0)") }
      .flatMap { functions(in: try PackageFolder.text(of: $0)) }
    let texts = try PackageFolder.chaptersOfBook().flatMap { try $0.swiftFiles() }.map(PackageFolder.text)
    return texts.filter(NameIndex.importsRx).reduce(into: Set()) { $0.formUnion(LibraryNames.used(in: $1)) }
      .intersection(operators)
  }

  /// The names of the public functions in a text.
  private static func functions(in text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:@\w+(?:\([^)]*\))? )*public (?:static )?func `?(\w{2,})/).map { String($0.1) }
  }

  /// The operators in the first cells of the table, in order.
  private static func rows() throws -> [String] {
    let tables = MarkdownDocument(try PackageFolder.text(of: "BOOK.md")).blocks.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
    let table = try #require(tables.first { $0.head.map(\.plainText).starts(with: ["operator", "Combine"]) })
    return table.rows.flatMap { $0[0].plainText.split(separator: ", ").map(String.init) }
  }
}
