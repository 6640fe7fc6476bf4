import Foundation
import Testing
import Trace
import World

@MainActor
@Suite("A network that a script answers")
struct ScriptedNetworkTests {
  let world = VirtualWorld()
  var network: ScriptedNetwork { world.scriptedNetwork }

  @Test(
    "requests are numbered from 1 in their order; an answer arrives in pieces, when the world runs, at its requester")
  func answer() throws {
    let (first, second) = (Received(), Received())
    world.network.send(.to("/a"), first.add)
    world.network.send(.to("/b", method: "POST"), second.add)
    #expect(network.calls.map(\.id) == [1, 2])
    #expect(network.calls.map(\.request.description) == ["GET http://example.com/a", "POST http://example.com/b"])
    #expect(network.calls.map(\.state) == [.living, .living])
    try network.answer(2, status: 404, headers: ["Content-Type": "text/plain"], body: Data("gone".utf8))
    #expect(second.answers.isEmpty)
    try world.settle()
    #expect(first.answers.isEmpty)
    #expect(
      second.answers == [
        .response(Response(status: 404, headers: ["content-type": "text/plain"])), .data(Data("gone".utf8)), .finished,
      ])
    #expect(network.calls.map(\.state) == [.living, .finished])
    #expect(network.livingCount == 1)
  }

  @Test func `each piece is a piece of work of its own`() throws {
    let log = Log()
    world.onItem = { log.note("frame") }
    world.network.send(.example) { _ in log.note("piece") }
    try network.answer(1, body: Data("x".utf8))
    try world.settle()
    #expect(log.lines == ["piece", "frame", "piece", "frame", "piece", "frame"])
  }

  @Test func `an answer by hand replaces the reply of the rule`() throws {
    let received = Received()
    network.rule = { _ in .answer(body: Data("rule".utf8), after: .seconds(1)) }
    world.network.send(.example, received.add)
    try network.answer(1, body: Data("hand".utf8))
    #expect(world.pendingCount == 4)
    try world.advance(by: .seconds(2))
    #expect(received.body == "hand")
    #expect(network.calls[0].state == .finished)
    #expect(throws: ScriptedNetworkError.alreadyComplete(1)) { try network.answer(1) }
  }

  @Test func `a reply that a rule has begun can be finished by hand`() throws {
    let received = Received()
    network.rule = { _ in
      Reply([
        Reply.Piece(after: .zero, .response(Response(status: 200))),
        Reply.Piece(after: .seconds(1), .finished),
      ])
    }
    world.network.send(.example, received.add)
    try world.settle()
    #expect(throws: ScriptedNetworkError.secondResponse(1)) { try network.answer(1) }
    try network.fail(1, .connectionLost)
    try world.advance(by: .seconds(2))
    #expect(received.answers.last == .failed(.connectionLost))
  }

  @Test func `after cancelling no piece arrives, not even one under way; the script may still answer`() throws {
    let received = Received()
    let request = world.network.send(.example, received.add)
    try network.deliver(.response(Response(status: 200)), to: 1)
    request.cancel()
    #expect(world.pendingCount == 0)
    #expect(network.calls[0].state == .cancelled)
    try network.deliver(.finished, to: 1)
    try network.fail(1, .timedOut)
    try world.settle()
    #expect(received.answers.isEmpty)
    request.cancel()
    #expect(network.calls[0].state == .cancelled)
  }

  @Test func `a request can be cancelled by the receiver of its answer`() throws {
    let received = Received()
    var request: (any Cancellable)?
    request = world.network.send(.example) { answer in
      received.add(answer)
      request?.cancel()
    }
    try network.answer(1, body: Data("x".utf8))
    try world.settle()
    #expect(received.answers == [.response(Response(status: 200))])
    #expect(world.pendingCount == 0)
  }

  @Test(
    "the receiver is released at the end and by a cancel, though the handle is kept; a cancel after the end does nothing",
    arguments: [true, false])
  func released(_ cancels: Bool) throws {
    weak var weakWitness: Witness?
    let request = {
      let witness = Witness()
      weakWitness = witness
      return world.network.send(.example) { _ in witness.use() }
    }()
    #expect(weakWitness != nil)
    if cancels { request.cancel() } else { try network.answer(1) }
    try world.settle()
    #expect(weakWitness == nil)
    #expect(world.pendingCount == 0)
    request.cancel()
    #expect(network.calls[0].state == (cancels ? .cancelled : .finished))
  }

  @Test("a body of exactly the limit is complete; one byte more fails as too large, after the bytes before it")
  func sizeLimit() throws {
    let (fits, exceeds) = (Received(), Received())
    for received in [fits, exceeds] { world.network.send(.to("/", sizeLimit: 5), received.add) }
    let head = Answer.response(Response(status: 200))
    for (id, body) in [(1, ["abc", "de"]), (2, ["abc", "def", "g"])] {
      for answer in [head] + body.map({ .data(Data($0.utf8)) }) + [.finished] { try network.deliver(answer, to: id) }
    }
    try world.settle()
    #expect(fits.answers == [head, .data(Data("abc".utf8)), .data(Data("de".utf8)), .finished])
    #expect(exceeds.answers == [head, .data(Data("abc".utf8)), .failed(.tooLarge)])
    #expect(network.calls[1].state == .failed(.tooLarge))
  }

  @Test(
    "a head fails with its fields, or the length that it announces, beyond the limit; without a limit it may be any",
    arguments: [["X-Long": String(repeating: "x", count: 99)], ["Content-Length": "1000000000"]] as [Headers])
  func headSize(_ headers: Headers) throws {
    let (limited, unlimited) = (Received(), Received())
    world.network.send(.to("/", sizeLimit: 99), limited.add)
    world.network.send(.to("/"), unlimited.add)
    let head = Answer.response(Response(status: 200, headers: headers))
    for id in 1...2 { try network.deliver(head, to: id) }
    try world.settle()
    #expect(limited.answers == [.failed(.tooLarge)])
    #expect(unlimited.answers == [head])
  }

  @Test func `redirects are delivered, and fail beyond their limit`() throws {
    let received = Received()
    let redirect = Answer.redirected(to: Request.example.url)
    world.network.send(Request(Request.example.url, redirectLimit: 1), received.add)
    for _ in 0..<3 { try network.deliver(redirect, to: 1) }
    try world.settle()
    #expect(received.answers == [redirect, .failed(.tooManyRedirects)])
  }

  @Test func `a rule answers as soon as a request is sent, on the world's clock`() throws {
    let log = Log()
    network.rule = { request in
      switch request.url.path {
      case "/slow": .answer(body: Data("slow".utf8), after: .seconds(3))
      case "/fast": .answer(status: 404, after: .seconds(1))
      case "/broken": .failure(.noSuchHost, after: .seconds(2))
      default: nil
      }
    }
    for path in ["/slow", "/fast", "/broken", "/other"] {
      world.network.send(.to(path)) { [world] in if $0.isEnd { log.note("\(path) at \(world.now)") } }
    }
    try world.advance(by: .seconds(10))
    #expect(log.lines == ["/fast at 1.0 seconds", "/broken at 2.0 seconds", "/slow at 3.0 seconds"])
    #expect(network.calls.map(\.state) == [.finished, .finished, .failed(.noSuchHost), .living])
  }

  @Test func `an answer that fits no request is a clear error, which gives the number of requests`() throws {
    func message(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return "\(error)" }
      return nil
    }
    #expect(message { try network.answer(1) } == "there is no request 1: none has been sent")
    world.network.send(.example) { _ in }
    for id in [0, 2, .min] {
      #expect(message { try network.fail(id, .timedOut) } == "there is no request \(id): only request 1 has been sent")
    }
    for _ in 0..<2 { world.network.send(.example) { _ in } }
    #expect(message { try network.answer(9) } == "there is no request 9: only 1 to 3 have been sent")
    for answer in [Answer.data(Data()), .finished] {
      #expect(throws: ScriptedNetworkError.responseMissing(1)) { try network.deliver(answer, to: 1) }
    }
    let head = Answer.response(Response(status: 200))
    try network.deliver(head, to: 1)
    for answer in [head, .redirected(to: Request.example.url)] {
      #expect(throws: ScriptedNetworkError.secondResponse(1)) { try network.deliver(answer, to: 1) }
    }
    try network.deliver(.finished, to: 1)
    #expect(throws: ScriptedNetworkError.alreadyComplete(1)) { try network.fail(1, .timedOut) }
    try world.settle()
    #expect(throws: ScriptedNetworkError.alreadyComplete(1)) { try network.answer(1) }
  }

  @Test func `a request in a world that is gone is listed and never answered`() throws {
    let network = ScriptedNetwork(VirtualWorld())
    let received = Received()
    let request = network.send(.example, received.add)
    try network.fail(1, .timedOut)
    #expect(received.answers.isEmpty)
    #expect(network.calls.map(\.state) == [.living])
    request.cancel()
    #expect(network.calls.map(\.state) == [.cancelled])
  }

  @Test func `a trace shows timers, requests and replies`() throws {
    let (_, links) = try Trace.recording {
      let cancelled = world.network.send(.to("/a")) { _ in }
      world.network.send(.to("/b")) { _ in }
      cancelled.cancel()
      world.schedule(after: .milliseconds(300)) {}
      try network.answer(2, status: 404, body: Data("abc".utf8))
      try world.advance(by: .seconds(1))
    }
    #expect(
      links.map(\.description) == [
        "network.request = GET http://example.com/a", "network.request = GET http://example.com/b",
        "network.cancel = GET http://example.com/a", "network.response = 404", "network.data = 3 bytes",
        "network.finished", "clock.reached = 0.3 seconds",
      ])
  }

  @Test(
    "a request without an answer fails when its time is over, by default 60 s, and not before; it may have no limit",
    arguments: [Request(Request.example.url), .to("/a", timeLimit: .seconds(5))])
  func timeLimit(_ request: Request) throws {
    let (limited, unlimited) = (Received(), Received())
    world.network.send(request, limited.add)
    world.network.send(.to("/a", timeLimit: nil), unlimited.add)
    try world.advance(by: .seconds(request.url.path == "/a" ? 5 : 60) - .milliseconds(1))
    #expect(limited.answers.isEmpty)
    try world.advance(by: .milliseconds(1))
    #expect(limited.answers == [.failed(.timedOut)])
    #expect(network.calls.map(\.state) == [.failed(.timedOut), .living])
    try network.answer(1)
    try world.advance(by: .seconds(1_000_000))
    #expect(limited.answers == [.failed(.timedOut)])
    #expect(unlimited.answers.isEmpty)
  }
}

/// The answer to a request.
@MainActor
final class Received {
  private(set) var answers: [Answer] = []

  func add(_ answer: Answer) { answers.append(answer) }

  var body: String {
    var bytes = Data()
    for case .data(let part) in answers { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  var response: Response? {
    for case .response(let response) in answers { return response }
    return nil
  }
}

extension Request {
  static var example: Request { to("/") }

  static func to(
    _ path: String, port: UInt16? = nil, method: String = "GET", headers: Headers = [:], body: Data? = nil,
    timeLimit: Duration? = .seconds(60), sizeLimit: Int? = nil
  ) -> Request {
    var address = URLComponents()
    (address.scheme, address.path) = ("http", path)
    (address.host, address.port) = port.map { ("127.0.0.1", Int($0)) } ?? ("example.com", nil)
    return Request(
      address.url ?? URL(fileURLWithPath: path), method: method, headers: headers, body: body, timeLimit: timeLimit,
      sizeLimit: sizeLimit)
  }
}
