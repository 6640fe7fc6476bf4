import Controls
import Foundation
import Models
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background")
struct BackgroundTests {
  @Test(arguments: Pattern.allCases)
  func `without a way out, a count goes on to its end, and no other begins meanwhile`(_ way: Pattern) async throws {
    try await play(
      """
      expect result "Ready"
      tap count
      wait 100ms
      expect result "Counting … 10 %"
      tap count
      wait 100ms
      expect result "Counting … 20 %"
      wait 800ms
      expect result "641 words, 262 different: the 28, to 27, she 21"
      expect result ok
      type text "Once"
      tap count
      wait 100ms
      expect result "1 word, 1 different: once 1"
      """, on: ToTheEnd.self, way)
  }

  @Test(
    "a tenth each 100 ms, then the words that stand there most often, whatever is typed meanwhile",
    arguments: Pattern.allCases)
  func progress(_ way: Pattern) async throws {
    try await play(
      """
      tap count
      expect result "Counting … 0 %"
      wait 99ms
      expect result "Counting … 0 %"
      wait 1ms
      expect result "Counting … 10 %"
      type text "to be"
      wait 500ms
      expect result "Counting … 60 %"
      wait 300ms
      expect result "Counting … 90 %"
      wait 100ms
      expect result "641 words, 262 different: the 28, to 27, she 21"
      expect result ok
      wait 5s
      expect result "641 words, 262 different: the 28, to 27, she 21"
      """, on: BackgroundChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `cancel ends a count and its work for good, and another one may begin`(_ way: Pattern) async throws {
    try await play(
      """
      tap count
      wait 300ms
      tap cancel
      expect result "Cancelled"
      expect result secondary
      wait 5s
      expect result "Cancelled"
      tap count
      wait 1s
      expect result ok
      """, on: BackgroundChapter.self, way)
    let pane = try Pane(BackgroundChapter.self, BackgroundChapter.way(way))
    for (input, isWorking) in [(Input.tap("count"), true), (.wait(.milliseconds(200)), true), (.tap("cancel"), false)] {
      try pane.perform(input)
      #expect((pane.world.pendingCount > 0) == isWorking)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a new count ends the previous one`(_ way: Pattern) async throws {
    try await play(
      """
      tap count
      wait 950ms
      tap count
      expect result "Counting … 0 %"
      wait 50ms
      expect result "Counting … 0 %"
      wait 50ms
      expect result "Counting … 10 %"
      """, on: BackgroundChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a state that arrives after its count was cancelled or replaced is not shown`(_ way: Pattern) async throws {
    try await play(
      """
      tap count
      event cancel-late
      expect result "Cancelled"
      tap count
      wait 100ms
      event count-late
      expect result "Counting … 0 %"
      """, on: BackgroundChapter.self, way)
  }

  @Test func `the five ways are the same after every sequence of three inputs`() throws {
    for step in BackgroundChapter.steps { try step.checkParity(depth: 3, random: 50) }
  }

  @Test func `nothing outlives its controller`() throws {
    // Twice to the end: the remains of a count that was not cancelled would stay for good.
    let counts: [Input] = [.tap("count"), .wait(.seconds(2)), .tap("count"), .wait(.seconds(2))]
    let underWay: [Input] = [.tap("count"), .wait(.milliseconds(200))]
    for inputs in [ToTheEnd.alphabet, counts, underWay] {
      try ToTheEnd.checkLifetimes(after: inputs)
    }
    let inputs: [Input] = [.tap("count"), .wait(.milliseconds(200)), .tap("cancel"), .tap("count"), .tap("count")]
    try BackgroundChapter.checkLifetimes(after: inputs)
  }

  @Test func `the position of subscribe(on:) does not matter, but the position of observe(on:) does`() throws {
    func places(_ arrangements: [Places.Arrangement]) throws -> [[String]] {
      try arrangements.map { try Places.run($0, in: VirtualWorld()) }
    }
    #expect(
      try places(Places.subscribing) == [
        ["main queue", "main queue", "main queue"],
        ["background", "background", "background"],
        ["background", "background", "background"],
      ])
    #expect(
      try places(Places.observing) == [
        ["background", "background", "main queue"],
        ["background", "main queue", "main queue"],
      ])
  }

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

  @Test(arguments: Pattern.allCases)
  func `a file is counted as long as nothing is typed`(_ way: Pattern) async throws {
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

  @Test func `a link is as good as the file that it leads to; one that leads nowhere is not`() async throws {
    try await withFile(Array("to be".utf8)) { path in
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(try TextFile.read(link).text == "to be")
      try FileManager.default.removeItem(atPath: path)
      #expect(throws: TextFile.Unreadable.self) { try TextFile.read(link) }
    }
  }

  @Test(arguments: [0, 1])
  func `64 MB are read, and not a byte more`(_ excess: Int) async throws {
    try await withFile([]) { path in
      // A file with a hole takes no room on the disk.
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.truncate(atOffset: UInt64(TextFile.limit + excess))
      try handle.close()
      #expect(message(path) == (excess == 0 ? nil : "\(path): more than 64 MB, which is too long for a text"))
    }
  }

  @Test func `what is no text is told in a line`() async throws {
    #expect(message("/nowhere/text") == "/nowhere/text: there is no such file")
    for path in ["/dev/null", "/"] { #expect(message(path) == "\(path): it is no ordinary file") }
    try await withFile([0x66, 0xFF, 0xFE]) { path in #expect(message(path) == "\(path): it is no text in UTF-8") }
  }
}
