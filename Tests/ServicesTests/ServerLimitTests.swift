import Foundation
import Testing

@testable import LoopbackServer

@Suite("The limits of a server", .timeLimit(.minutes(60)))
struct ServerLimitTests {
  @Test func `a client that sends half a request, nothing, or reads no further is closed when patience ends`()
    async throws
  {
    let gates = Locked<[Gate]>([])
    let limits = LoopbackServer.Limits {
      let gate = Gate()
      gates.change { $0.append(gate) }
      return gate
    }
    let ends = Locked<[LoopbackServer.Response.End]>([])
    let server = try LoopbackServer(limits: limits) { _ in
      var flood = LoopbackServer.Response.raw([.repeated(Data("x".utf8), times: nil)])
      flood.onEnd = { end in ends.change { $0.append(end) } }
      return flood
    }
    let clients = try ["", "GET / HT", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nabc"].map {
      (try RawClient(port: server.port), $0)
    }
    for (client, text) in clients { await client.send(text) }
    let reader = try RawClient(port: server.port)
    await reader.send("GET /flood HTTP/1.0\r\n\r\n")
    #expect(await reader.receive(1) == "x")
    // The flood goes on until the client's buffers are full, and begins again if they grow.
    while ends.value.isEmpty {
      for gate in gates.value { gate.open() }
      await Task.yield()
    }
    #expect(ends.value == [.lost])
    for (client, _) in clients { #expect(await client.receiveAll().text == "") }
  }

  @Test func `the patience for a request ends with the request, and begins again behind the answer`() async throws {
    let gates = Locked<[Gate]>([])
    let limits = LoopbackServer.Limits {
      let gate = Gate()
      gates.change { $0.append(gate) }
      return gate
    }
    let server = try LoopbackServer(limits: limits) { _ in LoopbackServer.Response(status: 204) }
    let client = try RawClient(port: server.port)
    let answer = "HTTP/1.1 204 No Content\r\n\r\n"
    await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client.receive(answer.utf8.count) == answer)
    // The answer arrives before the server waits again.
    while gates.value.count < 2 { await Task.yield() }
    gates.value[0].open()
    await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client.receive(answer.utf8.count) == answer)
    while gates.value.count < 3 { await Task.yield() }
    gates.value[2].open()
    #expect(await client.receiveAll().text == "")
  }

  @Test func `a client beyond the limit waits until another one has gone`() async throws {
    let asked = Locked<[String]>([])
    let server = try LoopbackServer(limits: LoopbackServer.Limits(connections: 2)) { request in
      asked.change { $0.append(request.path) }
      return LoopbackServer.Response(status: 204)
    }
    let answer = "HTTP/1.1 204 No Content\r\n\r\n"
    func ask(_ client: RawClient, _ path: String) async { await client.send("GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n") }
    let (first, second) = (try RawClient(port: server.port), try RawClient(port: server.port))
    for (client, path) in [(first, "/1"), (second, "/2")] {
      await ask(client, path)
      #expect(await client.receive(answer.utf8.count) == answer)
    }
    let third = try RawClient(port: server.port)
    await ask(third, "/3")
    await ask(second, "/4")
    #expect(await second.receive(answer.utf8.count) == answer)
    #expect(asked.value == ["/1", "/2", "/4"])
    first.endSending()
    #expect(await third.receive(answer.utf8.count) == answer)
    #expect(asked.value == ["/1", "/2", "/4", "/3"])
  }

  /// A client that never waits: it sends and reads what is possible now.
  private struct EagerClient {
    let socket: StreamSocket
    private var unsent = Data("GET / HTTP/1.0\r\n\r\n".utf8)
    private(set) var received = ""
    private(set) var hasEnded = false

    init(_ socket: StreamSocket) { self.socket = socket }

    mutating func goOn() {
      guard !hasEnded else { return }
      if !unsent.isEmpty {
        switch unsent.withUnsafeBytes({ socket.write($0) }) {
        case .bytes(let count): unsent = unsent.dropFirst(count)
        case .notReady: break
        case .ended: end()
        }
      }
      guard unsent.isEmpty else { return }
      var bytes = [UInt8](repeating: 0, count: 1024)
      switch bytes.withUnsafeMutableBytes({ socket.read(into: $0) }) {
      case .bytes(let count): received += String(decoding: bytes[..<count], as: UTF8.self)
      case .notReady: break
      case .ended: end()
      }
    }

    private mutating func end() {
      socket.close()
      hasEnded = true
    }
  }

  @Test func `five hundred clients at once are all answered, a hundred at a time`() async throws {
    let server = try LoopbackServer(limits: LoopbackServer.Limits(connections: 100)) { _ in .text("hello") }
    var clients = try (0..<500).map { _ in EagerClient(try #require(StreamSocket.connecting(to: server.port))) }
    while !clients.allSatisfy(\.hasEnded) {
      for index in clients.indices { clients[index].goOn() }
      await Task.yield()
    }
    #expect(clients.count { $0.received.hasSuffix("\r\n\r\nhello") } == 500)
  }
}
