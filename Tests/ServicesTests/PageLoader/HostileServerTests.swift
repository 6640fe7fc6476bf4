import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("A page from a server that breaks the rules", .timeLimit(.minutes(15)))
struct HostileServerTests {
  /// Returns the message for a reader when a server sends `pieces`; the previous page must still be there.
  private func message(_ pieces: [LoopbackServer.Piece]) async throws -> String? {
    let server = try LoopbackServer([
      "/good": .html("<title>Good</title>still here"), "/bad": .raw(pieces),
    ])
    let world = LiveWorld()
    let loader = PageLoader(world)
    loader.limits = PageLimits(time: .seconds(600))
    for path in ["/good", "/bad"] {
      loader.load(server.url(path))
      try await world.runUntilIdle(atMost: .seconds(600))
    }
    #expect(!loader.isLoading)
    #expect([loader.title, loader.text] == ["Good", "still here"])
    #expect(!loader.canGoBack)
    await server.stop()
    return loader.failure?.description
  }

  private func message(_ head: String, _ body: String = "") async throws -> String? {
    try await message([.text(head.replacing("\n", with: "\r\n") + "\r\n\r\n" + body)])
  }

  nonisolated private static let ok = "HTTP/1.1 200 OK\nContent-Type: text/html\n"

  @Test(
    "each broken head or body has its message, and the page of before is still there",
    arguments: [
      ("HTTP/1.1 302 Found", "the server answered with status 302"),
      ("HTTP/1.1 302 Found\nLocation: http://a\u{1B}[31mb/", "the server answered with status 302"),
      ("HTTP/1.1 302 Found\nLocation: ftp://a/", "this is no address: ftp://a/"),
      ("HTTP/1.1 204 No Content", "the server answered with status 204"),
      ("HTTP/1.1 304 Not Modified", "the server answered with status 304"),
      (ok + "Content-Length: 99999999999999999999999", "too large: more than 4000000 bytes"),
      (ok + "Content-Length: -5", "this is no answer that HTTP knows"),
      (ok + "X\u{0}Y: a", "this is no answer that HTTP knows"),
      (ok + "no colon", "this is no answer that HTTP knows"),
      (ok + "Transfer-Encoding: chunked", "this is no answer that HTTP knows"),
      (ok + "Content-Encoding: gzip", "the server packs its answers unasked"),
      ("\u{1}\u{2}", "this is no answer that HTTP knows"),
      ("HTTP/1.1 99 What", "this is no answer that HTTP knows"),
      ("HTTP/9.9 200 OK", "this is no answer that HTTP knows"),
    ])
  func broken(_ head: String, _ expected: String) async throws {
    let lines = head.replacing("\n", with: "\r\n")
    #expect(try await message([.text(lines + "\r\n\r\nxyz\r\n")]) == expected)
  }

  @Test("a connection that ends before anything came is lost, in peace or not")
  func nothing() async throws {
    for pieces: [LoopbackServer.Piece] in [[], [.reset]] {
      #expect(try await message(pieces) == "the connection was lost before the page began")
    }
  }

  @Test("a head without an end is too large, in one line or in many")
  func endlessHead() async throws {
    for line in ["X-More: and more, and more\r\n", "and more, and more"] {
      let head: [LoopbackServer.Piece] = [
        .text("HTTP/1.1 200 OK\r\nX: "), .repeated(Data(line.utf8), times: nil),
      ]
      #expect(try await message(head) == "too large: more than 4000000 bytes")
    }
  }

  @Test("a redirect to a file is not followed, and the file not read")
  func redirectToFile() async throws {
    let text = try await message([.text("HTTP/1.1 302 Found\r\nLocation: file:///etc/hosts\r\n\r\n")])
    // Foundation on Linux keeps the host and asks it for the path.
    #expect(
      ["the server answered with status 404: there is no such page", "this is no address: file:///etc/hosts"]
        .contains(text))
  }
}
