import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("The page loader, over real sockets", .timeLimit(.minutes(15)))
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
    #expect(loader.title == "Good" && loader.text == "still here" && loader.url?.path == "/good")
    return loader.failure?.description
  }

  @Test(
    "a page arrives, with or without a length",
    arguments: [LoopbackServer.Response.Length.counted, .chunked, .untilClose])
  func page(_ length: LoopbackServer.Response.Length) async throws {
    let page = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>New"), .text("</title>text")], length: length)
    let loader = try await load(["/bad": page])
    #expect(loader.failure == nil && loader.title == "New" && loader.text == "text" && loader.canGoBack)
  }

  @Test("a server that lies about its length, or closes early, is found out")
  func lies() async throws {
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

  @Test("a flood is cut off at the limit, with or without an announced length")
  func flood() async throws {
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
}
