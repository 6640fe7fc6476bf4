import BuiltPackage
import Foundation
import Pages
import Testing

@Suite("Code in the running text of the documents")
struct RunningCodeTests {
  nonisolated private static let documents = ["BOOK.md", "README.md", "WORKSHOP.md"]

  @Test("each file and folder that is named by its path is there", arguments: documents)
  func paths(_ document: String) throws {
    let code = MarkdownText(try PackageFolder.text(of: document)).runningCode
    let paths = code.filter { $0.wholeMatch(of: /(?:Chapters|Shared|Tests|\.ci)\/[^ ]+/) != nil }
    #expect(!paths.isEmpty)
    for path in paths {
      let file = PackageFolder.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(document): there is no \(path)")
    }
  }

  @Test("each file that is named by its name alone is somewhere in the package", arguments: ["BOOK.md", "WORKSHOP.md"])
  func names(_ document: String) throws {
    let code = MarkdownText(try PackageFolder.text(of: document)).runningCode
    let names = code.filter { $0.wholeMatch(of: /[\w+-]+\.(?:swift|sh|md|script)/) != nil }
    #expect(!names.isEmpty)
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

  @Test("running code is what stands in backquotes outside blocks, in tables as well, on one line each")
  func reading() {
    let text = MarkdownText("a `b\nc` d\n\n```sh\n`e`\n```\n\n| `f` | g |\n")
    #expect(text.runningCode == ["b c", "f"])
  }
}

extension MarkdownText {
  /// What stands in backquotes in paragraphs and tables.
  var runningCode: [String] {
    let lines = pieces.map { if case .line(let line) = $0 { line } else { "" } }
    return lines.joined(separator: "\n").matches(of: /`([^`]+)`/).map { String($0.1.replacing("\n", with: " ")) }
  }
}
