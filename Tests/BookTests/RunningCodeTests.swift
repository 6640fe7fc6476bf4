import BuiltPackage
import Foundation
import Markdown
import Pages
import Testing

@Suite("Code in the running text of the documents")
struct RunningCodeTests {
  @Test(arguments: Documents.woven)
  func `each file and folder that is named by its path is there`(_ document: String) throws {
    let code = MarkdownText(try PackageFolder.text(of: document)).runningCode
    let paths = code.filter { $0.wholeMatch(of: /(?:Chapters|Shared|Tests|\.ci)\/[^ ]+/) != nil }
    #expect(!paths.isEmpty || document.hasPrefix("Chapters/"))
    for path in paths {
      let file = PackageFolder.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(document): there is no \(path)")
    }
  }

  @Test(
    arguments: Documents.book + ["WORKSHOP.md"]
  )
  func `each file that is named by its name alone is somewhere in the package`(_ document: String) throws {
    let code = MarkdownText(try PackageFolder.text(of: document)).runningCode
    let names = code.filter { $0.wholeMatch(of: /[\w+-]+\.(?:swift|sh|md|script)/) != nil }
    #expect(!names.isEmpty || document.hasPrefix("Chapters/"))
    for name in names { #expect(try Self.files.get().contains(name), "\(document): there is no \(name)") }
  }

  /// The names of all files of the package's own.
  private static let files = Result {
    let folders = try ["Chapters", "Shared", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.root.appendingPathComponent(folder).path)
    }
    let above = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.root.path)
    return Set((folders + above).map { ($0 as NSString).lastPathComponent })
  }
}

extension MarkdownText {
  /// The code in headings, paragraphs and tables.
  var runningCode: [String] {
    blocks.flatMap { block -> [String] in
      switch block.content {
      case .heading(let heading): heading.title.code
      case .paragraph(let inlines): inlines.code
      case .table(let table): (table.head + table.rows.joined()).flatMap(\.code)
      case .list, .quote, .details, .code, .comment, .rule: []
      }
    }
  }
}

extension [Inline] {
  fileprivate var code: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .text, .picture: []
      case .code(let code): [code]
      case .emphasis(let content), .strong(let content), .link(let content, _, _): content.code
      }
    }
  }
}
