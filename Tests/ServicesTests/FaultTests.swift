import Foundation
import Services
import Testing
import World

@Suite("Slow and broken answers, over URLSession", .timeLimit(.minutes(15)))
struct FaultTests {
  /// What became of one request: its status, its body, its end.
  fileprivate struct Result: Equatable {
    var status: Int?
    var body = Data()
    var end: Answer?

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  private func ask(_ response: LoopbackServer.Response) async throws -> Result {
    try await ask(["/": response])
  }

  /// - Parameter gate: opened as soon as the first bytes of the body are here.
  private func ask(_ routes: Routes, _ path: String = "/", opening gate: Gate = Gate()) async throws -> Result {
    let server = try LoopbackServer(routes)
    let world = LiveWorld()
    var result = Result()
    world.network.send(Request(server.url(path), timeLimit: nil)) {
      result.take($0)
      if !result.body.isEmpty { gate.open() }
    }
    try await world.runUntilIdle(atMost: .seconds(600))
    await server.stop()
    return result
  }

  @Test("a whole page arrives", arguments: [LoopbackServer.Response.Length.counted, .chunked, .untilClose])
  func whole(_ length: LoopbackServer.Response.Length) async throws {
    let result = try await ask(LoopbackServer.Response(body: [.text("one "), .text("two")], length: length))
    #expect(result.status == 200)
    #expect(result.text == "one two")
    #expect(result.end == .finished)
  }

  @Test("a redirect is followed")
  func redirect() async throws {
    let result = try await ask(["/": .text("here"), "/old": .redirect(to: "/")], "/old")
    #expect(result.text == "here")
  }

  @Test("an endless redirect fails")
  func endlessRedirect() async throws {
    var routes = Routes()
    routes.addEndlessRedirect("/on")
    #expect(try await ask(routes, "/on") == Result(end: .failed(.tooManyRedirects)))
  }

  @Test("404 and 500 are answers", arguments: [404, 500, 429])
  func status(_ status: Int) async throws {
    let result = try await ask(.html("sorry", status: status))
    #expect(result.status == status)
    #expect(result.text == "sorry")
    #expect(result.end == .finished)
  }

  @Test("a length that promises too much breaks the answer off")
  func lengthTooLong() async throws {
    let result = try await ask(LoopbackServer.Response(body: [.text("hello")], length: .claimed(100)))
    #expect(result.status == 200)
    #expect(result.end == .failed(.connectionLost))
  }

  @Test("of a body that is longer than its length only that much arrives")
  func lengthTooShort() async throws {
    let result = try await ask(LoopbackServer.Response(body: [.text("hello world")], length: .claimed(5)))
    #expect(result.text == "hello")
    #expect(result.end == .finished)
  }

  @Test("a page that is cut off in the middle fails after what came", arguments: ["end", "chunked", "reset"])
  func cutOff(_ way: String) async throws {
    let (gate, page) = (Gate(), String(repeating: "hello ", count: 1000))
    let response = LoopbackServer.Response(
      body: [.text(page), .pause(gate), way == "reset" ? .reset : .end, .text("world")],
      length: way == "chunked" ? .chunked : .counted)
    let result = try await ask(["/": response], opening: gate)
    #expect(result.status == 200)
    #expect(result.text == page)
    #expect(result.end == .failed(.connectionLost))
  }

  @Test(
    "no answer at all, and one that is no HTTP, fail",
    arguments: [[], [LoopbackServer.Piece.text("\u{1}\u{2}\r\n\r\n")]])
  func noAnswer(_ pieces: [LoopbackServer.Piece]) async throws {
    let result = try await ask(.raw(pieces))
    #expect(result.status == nil || result.status == 200)
    #expect(result.end != nil)
  }

  @Test("an endless header is given up by the client, and the server notices")
  func endlessHeader() async throws {
    let ends = Events(of: LoopbackServer.Response.End.self)
    var response = LoopbackServer.Response.raw([
      .text("HTTP/1.1 200 OK\r\n"), .repeated(Data("X-More: and more, and more, and more\r\n".utf8), times: nil),
    ])
    response.onEnd = { ends.add($0) }
    let result = try await ask(response)
    guard case .failed = result.end else {
      Issue.record("\(String(describing: result.end))")
      return
    }
    #expect(await ends.next() == .lost)
  }

  @Test(
    "a client leaves a flood that exceeds its limit, announced or not; the server notices and serves the next",
    arguments: [1 << 30, nil])
  func flood(_ length: Int?) async throws {
    let ends = Events(of: LoopbackServer.Response.End.self)
    var flood = LoopbackServer.Response(body: [.repeated(Data("x".utf8), times: length)])
    flood.onEnd = { ends.add($0) }
    let server = try LoopbackServer(["/": flood, "/next": .text("next")])
    let world = LiveWorld()
    var (flooded, next) = (Result(), Result())
    world.network.send(Request(server.url, timeLimit: nil, sizeLimit: 1_000_000)) { flooded.take($0) }
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(flooded.end == .failed(.tooLarge))
    #expect(flooded.body.count <= 1_000_000)
    #expect(await ends.next() == .lost)
    world.network.send(Request(server.url("/next"), timeLimit: nil)) { next.take($0) }
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(next.text == "next")
  }

  @Test("while one client gets a flood without an end, others are answered")
  func fairness() async throws {
    let server = try LoopbackServer([
      "/flood": LoopbackServer.Response(body: [.repeated(Data("x".utf8), times: nil)]), "/": .text("hello"),
    ])
    let flooded = try RawClient(port: server.port)
    await flooded.send("GET /flood HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await flooded.receive(1_000_000).utf8.count == 1_000_000)
    async let more = flooded.receive(5_000_000)
    for _ in 0..<20 {
      #expect(try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: server.port).hasSuffix("hello"))
    }
    #expect(await more.utf8.count == 5_000_000)
  }
}

extension FaultTests.Result {
  fileprivate mutating func take(_ answer: Answer) {
    switch answer {
    case .redirected: break
    case .response(let response): status = response.status
    case .data(let bytes): body += bytes
    case .finished, .failed: end = answer
    }
  }
}
