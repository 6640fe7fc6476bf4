import Foundation
import Models
import Stage
import Testing

@testable import Background

@Suite("14 Background: texts from a file")
struct TextFileTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file.path)
  }

  /// Why the file at `path` is no text.
  private func message(_ path: String) -> String? {
    do { _ = try TextFile.read(path) } catch { return error.message }
    return nil
  }

  @Test("a file is counted as long as nothing is typed", arguments: Pattern.allCases)
  func counted(_ way: Pattern) async throws {
    try await withFile(Array("Row, row, row your boat".utf8)) { path in
      try await play(
        """
        event open "\(path)"
        tap count
        wait 100ms
        expect result "5 words, 3 different: row 3, boat 1, your 1"
        """, on: BackgroundChapter.self, way)
      let name = path.split(separator: "/").last.map(String.init)
      #expect(try TextFile.read(path) == LongText(title: name ?? "", "Row, row, row your boat"))
    }
  }

  @Test("a link is as good as the file that it leads to; one that leads nowhere is not")
  func link() async throws {
    try await withFile(Array("to be".utf8)) { path in
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(try TextFile.read(link).text == "to be")
      try FileManager.default.removeItem(atPath: path)
      #expect(throws: TextFile.Unreadable.self) { try TextFile.read(link) }
    }
  }

  @Test("64 MB are read, and not a byte more", arguments: [0, 1])
  func limit(_ excess: Int) async throws {
    try await withFile([]) { path in
      // A file with a hole takes no room on the disk.
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.truncate(atOffset: UInt64(TextFile.limit + excess))
      try handle.close()
      #expect(message(path) == (excess == 0 ? nil : "\(path): more than 64 MB, which is too long for a text"))
    }
  }

  @Test("what is no text is told in a line")
  func unreadable() async throws {
    #expect(message("/nowhere/text") == "/nowhere/text: there is no such file")
    for path in ["/dev/null", "/"] { #expect(message(path) == "\(path): it is no ordinary file") }
    try await withFile([0x66, 0xFF, 0xFE]) { path in #expect(message(path) == "\(path): it is no text in UTF-8") }
  }
}
