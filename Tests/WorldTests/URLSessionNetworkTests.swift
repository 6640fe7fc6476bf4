import Foundation
import LoopbackServer
import Testing
import World

@MainActor
private final class Requests {
  var all: [any Cancellable] = []

  func cancelAll() {
    for request in all { request.cancel() }
  }
}

@MainActor
@Suite("The real network, on the loopback interface", .timeLimit(.minutes(60)))
struct URLSessionNetworkTests {
  private func exchange(_ requests: Request..., in world: LiveWorld = LiveWorld()) async throws -> [Received] {
    let received = requests.map { request in
      let received = Received()
      // The ordinary limit is too short where other tests keep the main queue busy for minutes.
      var patient = request
      if request.timeLimit == .seconds(60) { patient.timeLimit = .seconds(600) }
      world.network.send(patient, received.add)
      return received
    }
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(world.pendingCount == 0)
    return received
  }

  @Test func `status, head and body of an answer arrive, and its end once`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackServer.Response(headers: ["X-Test": "yes"], body: [.text("hello"), .text(" world")])
    }
    let received = try await exchange(.to("/a", port: server.port))[0]
    let response = try #require(received.response)
    #expect(response.status == 200)
    #expect(response.headers["x-test"] == "yes")
    #expect(response.expectedLength == 11)
    #expect(response.url?.path == "/a")
    #expect(received.body == "hello world")
    #expect(received.answers.filter(\.isEnd) == [.finished])
    #expect(received.answers.last == .finished)
  }

  @Test func `method, head and body of a request arrive at the server`() async throws {
    let server = try LoopbackServer { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return .text([request.method, request.path, request.headers["X-Test"] ?? "", body].joined(separator: "|"))
    }
    let received = try await exchange(
      .to("/a", port: server.port, method: "POST", headers: ["X-Test": "one"], body: Data("text".utf8)))[0]
    #expect(received.body == "POST|/a|one|text")
  }

  @Test func `redirects are followed, and the answer has its final address`() async throws {
    let server = try LoopbackServer { $0.path == "/old" ? .redirect(to: "/new") : .text("new") }
    let received = try await exchange(.to("/old", port: server.port))[0]
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/new"))
    #expect(received.answers.first == .redirected(to: url))
    #expect(received.response?.status == 200)
    #expect(received.response?.url?.path == "/new")
    #expect(received.body == "new")
  }

  @Test func `no cookie is returned to the server that set it`() async throws {
    let server = try LoopbackServer { request in
      var response = LoopbackServer.Response.text(request.headers["Cookie"] ?? "none")
      response.headers["Set-Cookie"] = "a=b"
      return response
    }
    let world = LiveWorld()
    #expect(try await exchange(.to("/", port: server.port), in: world)[0].body == "none")
    #expect(try await exchange(.to("/", port: server.port), in: world)[0].body == "none")
  }

  @Test func `a refused connection and a lost one are different errors`() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Response(body: [.text("hello")], length: .claimed(100)) }
    let stopped = try LoopbackServer { _ in .text("") }
    await stopped.stop()
    let received = try await exchange(.to("/", port: stopped.port), .to("/", port: server.port))
    #expect(received[0].answers == [.failed(.cannotConnect)])
    #expect(received[1].response?.status == 200)
    #expect(received[1].answers.last == .failed(.connectionLost))
  }

  @Test func `a server without TLS gives no secure connection`() async throws {
    let server = try LoopbackServer { _ in .text("") }
    let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
    #expect(try await exchange(Request(url))[0].answers == [.failed(.tls)])
  }

  @Test func `of a body that is too large only the part within the limit is delivered`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackServer.Response(body: [.repeated(Data("x".utf8), times: 3_000_000)], length: .untilClose)
    }
    let received = try await exchange(.to("/", port: server.port, sizeLimit: 1_000_000))[0]
    #expect(received.response?.status == 200)
    #expect(received.body.utf8.count <= 1_000_000)
    #expect(received.answers.filter(\.isEnd) == [.failed(.tooLarge)])
  }

  @Test func `endless redirects fail`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    let answers = try await exchange(.to("/", port: server.port))[0].answers
    #expect(answers.count > 5)
    #expect(answers.last == .failed(.tooManyRedirects))
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/again"))
    #expect(Set(answers.dropLast()) == [.redirected(to: url)])
    #expect(
      try await exchange(Request(url, redirectLimit: 2))[0].answers
        == [.redirected(to: url), .redirected(to: url), .failed(.tooManyRedirects)])
  }

  @Test(
    arguments: [
      "nowhere:something", "http:///", "http://127.0.0.1:99999/", "http://127.0.0.1:0/", "ftp://127.0.0.1/",
      "file:///etc/hosts", "a",
    ])
  func `an address that HTTP cannot reach fails, without a trap`(_ address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(try await exchange(Request(url))[0].answers == [.failed(.badAddress)])
  }

  @Test("a request can be cancelled at any redirect, and from outside while it is redirected", arguments: 0..<20)
  func cancelWhileRedirected(_ round: Int) async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    let world = LiveWorld()
    let requests = Requests()
    var count = 0
    for _ in 0..<4 {
      let request = world.network.send(.to("/", port: server.port)) { answer in
        if case .redirected = answer { count += 1 }
        if count >= round { requests.cancelAll() }
      }
      requests.all.append(request)
    }
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(world.pendingCount == 0)
  }

  @Test("a request can be cancelled at any piece of its answer; no piece is delivered after that", arguments: 0..<20)
  func cancelAnywhere(_ round: Int) async throws {
    let server = try LoopbackServer { _ in .text("hello") }
    let world = LiveWorld()
    let requests = (0..<6).map { number in
      let (received, own) = (Received(), Requests())
      let request = world.network.send(.to("/", port: server.port)) { answer in
        received.add(answer)
        if received.answers.count == number % 3 + 1 { own.cancelAll() }
      }
      own.all = [request]
      return received
    }
    try await world.runUntilIdle(atMost: .seconds(600))
    #expect(requests.map(\.answers.count) == [1, 2, 3, 1, 2, 3])
    #expect(requests.map { $0.answers.last == .finished } == [false, false, true, false, false, true])
    #expect(world.pendingCount == 0)
  }

  /// A server that never answers, and streams that end when it was asked and when its client has gone.
  private func silentServer() throws -> (LoopbackServer, asked: AsyncStream<Void>, ended: AsyncStream<Void>) {
    let (asked, gotRequest) = AsyncStream<Void>.makeStream()
    let (ended, gotEnd) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      gotRequest.finish()
      var response = LoopbackServer.Response.text("").after(Gate())
      response.onEnd = { _ in gotEnd.finish() }
      return response
    }
    return (server, asked, ended)
  }

  @Test(
    "a cancel, or the deallocation of the world, cancels a request, and the server sees that", arguments: [true, false])
  func cancelReachesServer(_ keepsWorld: Bool) async throws {
    let (server, asked, ended) = try silentServer()
    var world: LiveWorld? = LiveWorld()
    weak let weakWorld = world
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      let request = world?.network.send(.to("/", port: server.port)) { _ in
        Issue.record("an answer")
        witness.use()
      }
      for await _ in asked {}
      if keepsWorld { request?.cancel() } else { world = nil }
    }
    #expect((weakWorld != nil) == keepsWorld)
    #expect(weakWitness == nil)
    for await _ in ended {}
    try await world?.runUntilIdle(atMost: .seconds(600))
    #expect((world?.pendingCount ?? 0) == 0)
  }

  @Test func `the time limit runs on the world's clock`() async throws {
    let (server, _, _) = try silentServer()
    let world = LiveWorld(clock: TestClock())
    #expect(
      try await exchange(.to("/", port: server.port, timeLimit: .seconds(5)), in: world)[0].answers
        == [.failed(.timedOut)])
  }
}
