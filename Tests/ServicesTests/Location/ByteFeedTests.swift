import Foundation
import Services
import Testing

@Suite("Services read bytes as they arrive")
struct ByteFeedTests {
  @Test func `a file is read whole, in pieces`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: file)
    let pieces = Array(try ByteFeed(file.path))
    #expect(pieces.count == 3)
    #expect(pieces.flatMap { $0 } == bytes)
  }

  @Test func `a pipe is read as it is written, to its end`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    // Open for reading and writing does not wait for the other side.
    let writer = open(path, O_RDWR)
    let feed = try ByteFeed(path)
    for text in ["$GPRMC,0900", "00,V*", "1"] {
      _ = Array(text.utf8).withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      #expect(feed.next() == Array(text.utf8))
    }
    close(writer)
    #expect(feed.next() == nil)
  }

  @Test func `a serial device is read line by line, until it is unplugged`() throws {
    var (plug, socket): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    try #require(openpty(&plug, &socket, &name, nil, nil) == 0)
    let feed = try ByteFeed(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    close(socket)
    let line = Array("$GPRMC,090000,V,,,,,,,040524,,,N*5D\n".utf8)
    _ = line.withUnsafeBytes { write(plug, $0.baseAddress, $0.count) }
    #expect(feed.next() == line)
    close(plug)
    #expect(feed.next() == nil)
  }

  @Test func `a missing file and a folder are distinct errors`() {
    #expect(throws: ByteFeed.Failure.missing) { try ByteFeed("/no/such/file") }
    #expect(throws: ByteFeed.Failure.unreadable("Is a directory")) { try ByteFeed("/") }
  }
}
