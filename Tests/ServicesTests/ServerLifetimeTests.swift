import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("The end of a server", .timeLimit(.minutes(60)))
struct ServerLifetimeTests {
  @Test func `after stopping, its port is free and refuses; a second stop does nothing`() async throws {
    let server = try LoopbackServer(["/": .text("hello")])
    let port = server.port
    #expect(try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: port).hasSuffix("hello"))
    let idle = try RawClient(port: port)
    await server.stop()
    #expect(await idle.receiveAll().text == "")
    #expect(throws: RawClient.Refused.self) { try RawClient(port: port) }
    await server.stop()
  }

  @Test func `a port is free for the next server while a client of the one before has not closed yet`() async throws {
    let server = try LoopbackServer(["/": .text("hello")])
    let client = try RawClient(port: server.port)
    await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client.receive(4) == "HTTP")
    await server.stop()
    let next = try LoopbackServer(port: server.port) { _ in .text("again") }
    #expect(try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: next.port).hasSuffix("again"))
    #expect(throws: LoopbackServerError.self) { try LoopbackServer(port: next.port) { _ in .text("") } }
    withExtendedLifetime((client, next)) {}
  }

  @Test("a server that is released ends in the middle of everything: idle, behind a gate, in a flood, in a request")
  func letGo() async throws {
    weak var weakWitness: Witness?
    var clients: [RawClient] = []
    let port: UInt16
    do {
      let witness = Witness()
      weakWitness = witness
      let server = try LoopbackServer { request in
        withExtendedLifetime(witness) {}
        return request.path == "/flood"
          ? .raw([.repeated(Data("x".utf8), times: nil)]) : .raw([.text("a"), .pause(Gate()), .text("b")])
      }
      port = server.port
      for start in ["GET /flood HTTP/1.0\r\n\r\n", "GET /gate HTTP/1.0\r\n\r\n", "", "GET / HT"] {
        let client = try RawClient(port: port)
        await client.send(start)
        clients.append(client)
      }
      #expect(await clients[0].receive(1) == "x")
      #expect(await clients[1].receive(1) == "a")
    }
    for client in clients { _ = await client.receiveAll() }
    #expect(throws: RawClient.Refused.self) { try RawClient(port: port) }
    // Nothing is left that a later turn could need.
    while weakWitness != nil { await Task.yield() }
  }

  @Test func `stopping reports the lost answers, and returns after that`() async throws {
    let ends = Locked<[LoopbackServer.Response.End]>([])
    let server = try LoopbackServer { _ in
      var response = LoopbackServer.Response.raw([.text("a"), .pause(Gate())])
      response.onEnd = { end in ends.change { $0.append(end) } }
      return response
    }
    let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
    for client in clients {
      await client.send("GET / HTTP/1.0\r\n\r\n")
      #expect(await client.receive(1) == "a")
    }
    await server.stop()
    #expect(ends.value == Array(repeating: .lost, count: 5))
  }

  @Test func `a thousand servers one after another, each with a client, leave no descriptor open`() async {
    // In a process of its own, where no other test opens descriptors.
    await #expect(processExitsWith: .success) {
      for _ in 0..<1000 {
        let server = try LoopbackServer(["/": .text("hello")])
        _ = try await RawClient.exchange("GET / HTTP/1.0\r\n\r\n", port: server.port)
        await server.stop()
      }
      // The system gives the lowest number that is free.
      let server = try LoopbackServer(Routes())
      #expect((3..<100).contains(try RawClient(port: server.port).handle))
      // The process must not end while a thread still works for a server.
      await server.stop()
    }
  }
}

nonisolated private final class Witness: Sendable {}
