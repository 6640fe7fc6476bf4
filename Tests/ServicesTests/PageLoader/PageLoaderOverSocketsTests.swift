import Foundation
import Services
import Testing
import World

@Suite("The page loader, over real sockets", .timeLimit(.minutes(15)))
struct PageLoaderOverSocketsTests {
  /// Loads a good page, and then what `response` is, on one loader.
  private func load(_ routes: Routes, _ path: String = "/bad", limits: PageLimits = .patient) async throws
    -> PageLoader
  {
    var routes = routes
    routes.add("/good") { _ in .html("<title>Good</title>still here") }
    let server = try LoopbackServer(routes)
    let world = LiveWorld()
    let loader = PageLoader(world)
    loader.limits = .patient
    loader.load(server.url("/good"))
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(loader.title == "Good")
    loader.limits = limits
    loader.load(server.url(path))
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(!loader.isLoading)
    #expect(world.pendingCount == 0)
    await server.stop()
    return loader
  }

  private func message(
    _ routes: Routes, _ path: String = "/bad", limits: PageLimits = .patient
  ) async throws -> String? {
    let loader = try await load(routes, path, limits: limits)
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

  @Test("redirects lead on, and are counted")
  func redirects() async throws {
    let loader = try await load(["/bad": .redirect(to: "/there"), "/there": .html("<title>There</title>")])
    #expect(loader.title == "There" && loader.url?.path == "/there")
    var endless = Routes()
    endless.addEndlessRedirect("/bad")
    #expect(try await message(endless) == "too many redirects: more than 10")
  }

  @Test("404, 500 and what is no HTML are told as what they are")
  func refusals() async throws {
    #expect(
      try await message(["/bad": .html("sorry", status: 404)])
        == "the server answered with status 404: there is no such page")
    #expect(
      try await message(["/bad": .html("sorry", status: 500)])
        == "the server answered with status 500: something is wrong over there")
    #expect(
      try await message(["/bad": .data(Data(count: 1000), type: "image/png")]) == "this is no HTML but image/png")
  }

  @Test("a server that lies about its length, or closes early, is found out")
  func lies() async throws {
    let lie = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>Lie</title>")], length: .claimed(100))
    let text = try await message(["/bad": lie])
    #expect(text?.hasPrefix("the connection was lost after ") == true && text?.hasSuffix(" of 100 bytes") == true)
    let closed = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>C"), .end, .text("lose</title>")])
    #expect(try await message(["/bad": closed])?.hasPrefix("the connection was lost after ") == true)
  }

  @Test("a flood is left alone at the limit, whether its length is told or not")
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

  @Test("a million nested tags are a page like any other")
  func nestedTags() async throws {
    let page = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"],
      body: [.text("<title>Deep</title>"), .repeated(Data("<b>".utf8), times: 1_000_000), .text("text")])
    let loader = try await load(["/bad": page])
    #expect(loader.title == "Deep" && loader.text == "text")
  }

  @Test(
    "a server that stalls, before the head or in the body, is given up at the time limit", arguments: [false, true])
  func stall(_ hasBegun: Bool) async throws {
    let page = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"],
      body: [.text("<title>Never"), .pause(Gate()), .text("</title>")])
    let limits = PageLimits(time: .seconds(1))
    #expect(
      try await message(["/bad": hasBegun ? page : page.after(Gate())], limits: limits) == "timed out after 1 s")
  }

  @Test("nobody listens at the port")
  func noServer() async throws {
    let server = try LoopbackServer(Routes())
    let url = server.url
    await server.stop()
    let world = LiveWorld()
    let loader = PageLoader(world)
    loader.limits = .patient
    loader.load(url)
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(loader.failure?.description == "127.0.0.1 refuses the connection")
  }

  @Test("a new load takes the place of one that hangs, and the server sees it")
  func newLoad() async throws {
    let ends = Events(of: LoopbackServer.Response.End.self)
    var slow = LoopbackServer.Response(
      headers: ["Content-Type": "text/html"], body: [.text("<title>Slow"), .pause(Gate()), .text("</title>")])
    slow.onEnd = { ends.add($0) }
    let server = try LoopbackServer(["/slow": slow, "/": .html("<title>Quick</title>")])
    let world = LiveWorld()
    let loader = PageLoader(world)
    loader.limits = .patient
    loader.load(server.url("/slow"), progress: { [loader] in if $0 > 0.1 { loader.load(server.url) } })
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(loader.title == "Quick")
    #expect(await ends.next() == .lost)
  }

}

extension PageLimits {
  /// A busy machine must not be mistaken for a server that stalls.
  nonisolated fileprivate static var patient: PageLimits { PageLimits(time: .seconds(600)) }
}
