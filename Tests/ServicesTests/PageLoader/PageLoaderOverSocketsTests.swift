import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("The page loader, over real sockets", .timeLimit(.minutes(60)))
struct PageLoaderOverSocketsTests {
  /// Loads a good page, and then that of the route `/bad`, on one loader.
  private func load(_ routes: Routes) async throws -> PageLoader {
    var routes = routes
    routes.add("/good") { _ in .html("<title>Good</title>still here") }
    let server = try LoopbackServer(routes)
    let world = LiveWorld()
    let loader = PageLoader(world)
    // A busy machine must not be mistaken for a server that stalls.
    loader.limits = PageLimits(time: .seconds(600))
    loader.load(server.url("/good"))
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(loader.title == "Good")
    loader.load(server.url("/bad"))
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(!loader.isLoading)
    #expect(world.pendingCount == 0)
    await server.stop()
    return loader
  }

  private func message(_ routes: Routes) async throws -> String? {
    let loader = try await load(routes)
    #expect([loader.title, loader.text, loader.url?.path] == ["Good", "still here", "/good"])
    #expect(!loader.canGoBack)
    return loader.failure?.description
  }

  @Test(
    arguments: [LoopbackServer.Response.Length.counted, .chunked, .untilClose])
  func `a page arrives, with or without a length`(_ length: LoopbackServer.Response.Length) async throws {
    let page = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>New"), .text("</title>text")], length: length)
    let loader = try await load(["/bad": page])
    #expect(loader.failure == nil && loader.title == "New" && loader.text == "text" && loader.canGoBack)
  }

  @Test func `a server that lies about its length, or closes early, is found out`() async throws {
    let lie = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>Lie</title>")], length: .claimed(100))
    let text = try await message(["/bad": lie])
    #expect(text?.hasPrefix("the connection was lost after ") == true && text?.hasSuffix(" of 100 bytes") == true)
    let ends: [(LoopbackServer.Piece, LoopbackServer.Response.Length)] = [
      (.end, .counted), (.end, .chunked), (.reset, .counted),
    ]
    for (end, length) in ends {
      let closed = LoopbackServer.Response(
        headers: ["Content-Type": "text/html"], body: [.text("<title>C"), end, .text("lose</title>")], length: length)
      #expect(try await message(["/bad": closed])?.hasPrefix("the connection was lost ") == true)
    }
  }

  @Test func `a flood is cut off at the limit, with or without an announced length`() async throws {
    let gigabyte = LoopbackServer.Piece.repeated(Data(String(repeating: "x", count: 1024).utf8), times: 1 << 20)
    let counted = LoopbackServer.Response(headers: ["Content-Type": "text/html"], body: [gigabyte])
    #expect(try await message(["/bad": counted]) == "too large: more than 4000000 bytes")
    let ends = Events(of: LoopbackServer.Response.End.self)
    var endless = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.repeated(Data(count: 1024), times: nil)], length: .chunked)
    endless.onEnd = { ends.add($0) }
    #expect(try await message(["/bad": endless]) == "too large: more than 4000000 bytes")
    #expect(await ends.next() == .lost)
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
    #expect(try await message(["/bad": .raw([.text(lines + "\r\n\r\nxyz\r\n")])]) == expected)
  }

  @Test func `a connection that ends before anything came is lost, in peace or not`() async throws {
    for pieces: [LoopbackServer.Piece] in [[], [.reset]] {
      #expect(try await message(["/bad": .raw(pieces)]) == "the connection was lost before the page began")
    }
  }

  @Test func `a head without an end is too large, in one line or in many`() async throws {
    for line in ["X-More: and more, and more\r\n", "and more, and more"] {
      let head: [LoopbackServer.Piece] = [
        .text("HTTP/1.1 200 OK\r\nX: "), .repeated(Data(line.utf8), times: nil),
      ]
      #expect(try await message(["/bad": .raw(head)]) == "too large: more than 4000000 bytes")
    }
  }

  @Test func `a redirect to a file is not followed, and the file not read`() async throws {
    let text = try await message(["/bad": .raw([.text("HTTP/1.1 302 Found\r\nLocation: file:///etc/hosts\r\n\r\n")])])
    // Foundation on Linux keeps the host and asks it for the path.
    #expect(
      ["the server answered with status 404: there is no such page", "this is no address: file:///etc/hosts"]
        .contains(text))
  }
}
