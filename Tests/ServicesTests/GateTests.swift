import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("Gates in answers", .timeLimit(.minutes(60)))
struct GateTests {
  @Test func `the bytes before a gate arrive, those behind it when it is open`() async throws {
    let (first, second) = (Gate(), Gate())
    let server = try LoopbackServer([
      "/": .raw([.text("one"), .pause(first), .text("two"), .pause(second), .pause(first), .text("three")])
    ])
    let client = try RawClient(port: server.port)
    await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client.receive(3) == "one")
    first.open()
    #expect(await client.receive(3) == "two")
    second.open()
    first.open()
    #expect(await client.receiveAll().text == "three")
  }

  @Test("an answer behind a gate holds back the next one on its connection, and no other connection")
  func held() async throws {
    let gate = Gate()
    let server = try LoopbackServer(["/slow": .text("slow").after(gate), "/": .text("fast")])
    let client = try RawClient(port: server.port)
    await client.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.0\r\n\r\n")
    #expect(try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: server.port).hasSuffix("fast"))
    gate.open()
    let text = await client.receiveAll().text
    #expect(text.components(separatedBy: "\r\n\r\n").dropFirst().map { $0.prefix(4) } == ["slow", "fast"])
  }

  @Test func `a gate opens by the clock of a world, and not before`() async throws {
    let world = VirtualWorld()
    let requests = Events(of: String.self)
    let server = try LoopbackServer { [weak world] request in
      defer { requests.add(request.path) }
      guard let world else { return .text("no world") }
      return LoopbackServer.Response(body: [.text("a"), .pause(Gate(opensAfter: .seconds(2), in: world)), .text("b")])
    }
    let client = try RawClient(port: server.port)
    await client.send("GET / HTTP/1.0\r\n\r\n")
    #expect(await requests.next() == "/")
    let head = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\n"
    #expect(await client.receive(head.utf8.count + 1) == head + "a")
    try world.settle()
    #expect(world.pendingCount == 1)
    try world.advance(by: .milliseconds(1999))
    #expect(world.pendingCount == 1)
    try world.advance(by: .milliseconds(1))
    #expect(world.pendingCount == 0)
    #expect(await client.receiveAll().text == "b")
  }

  @Test func `a gate opens by itself after a while`() async throws {
    let server = try LoopbackServer { .text("late").after(Gate(opensAfter: $0.latency)) }
    #expect(try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: server.port).hasSuffix("late"))
  }

  @Test func `the latency of a request is 150 to 600 ms, always the same for the same path and query`() async throws {
    let seen = Events(of: Duration.self)
    let server = try LoopbackServer { request in
      seen.add(request.latency)
      return .text("")
    }
    var latencies: [Duration] = []
    for target in ["/a", "/a", "/b", "/a?q=1&p=2", "/a?p=2&q=1", "/a?q=2"] {
      _ = try await RawClient.exchange("GET \(target) HTTP/1.0\r\n\r\n", port: server.port)
      latencies.append(try #require(await seen.next()))
    }
    #expect(latencies[0] == latencies[1])
    #expect(latencies[3] == latencies[4])
    #expect(Set(latencies).count == 4)
    #expect(latencies.allSatisfy { (.milliseconds(150) ... .milliseconds(600)).contains($0) })
  }

  @Test("a client that disconnects while it waits is noticed, and its gate keeps the world busy no longer")
  func clientGoes() async throws {
    let world = VirtualWorld()
    let ends = Events(of: LoopbackServer.Response.End.self)
    let server = try LoopbackServer { [weak world] _ in
      guard let world else { return .text("no world") }
      var response = LoopbackServer.Response.raw([
        .text("a"), .pause(Gate(opensAfter: .seconds(2), in: world)), .text("b"),
      ])
      response.onEnd = { ends.add($0) }
      return response
    }
    do {
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.0\r\n\r\n")
      #expect(await client.receive(1) == "a")
    }
    #expect(await ends.next() == .lost)
    await server.stop()
    try world.settle()
    #expect(world.pendingCount == 0)
  }
}
