import Foundation
import LoopbackServer
import Testing
import World

@Suite("A server that passes requests on to another one", .timeLimit(.minutes(60)))
struct NeighborTests {
  private let access = LoopbackServer.Access("stage", token: "0123abcd")

  /// A server that passes everything below `/there` on to a neighbor with this access.
  private func front(
    of neighbor: LoopbackServer, _ ends: Locked<Int> = Locked(0)
  ) throws -> LoopbackServer {
    let there = try #require(LoopbackServer.Neighbor(access.address(at: neighbor.port)))
    return try LoopbackServer { request in
      there.response(to: request, at: String(request.path.dropFirst("/there".count)), access: "stage") {
        ends.change { $0 += 1 }
      }
    }
  }

  @Test func `a request arrives with its query and its body, and with the access to the neighbor`() async throws {
    let neighbor = try LoopbackServer { [access] request in
      access.response(to: request) {
        let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        return .text("\(request.method) \(request.path) \(query) \(String(decoding: request.body, as: UTF8.self))")
      }
    }
    let front = try front(of: neighbor)
    let get = try await RawClient.exchange(
      "GET /there/a%20b?c=%26d&e=%C3%A4+f HTTP/1.1\r\nHost: h\r\n\r\n", port: front.port)
    #expect(get.hasSuffix("\r\n\r\nGET /a b c=&d,e=ä f "))
    let post = try await RawClient.exchange(
      "POST /there/do HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello", port: front.port)
    #expect(post.hasPrefix("HTTP/1.1 200 OK\r\n") && post.hasSuffix("\r\n\r\nPOST /do  hello"))
    withExtendedLifetime(neighbor) {}
  }

  @Test func `an answer is passed on while the rest of it is still to come`() async throws {
    let gate = Gate()
    let neighbor = try LoopbackServer { _ in .raw([.text("now"), .pause(gate), .text("later")]) }
    let ends = Locked(0)
    let front = try front(of: neighbor, ends)
    let client = try RawClient(port: front.port)
    await client.send("GET /there/ HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client.receive(3) == "now")
    #expect(ends.value == 0)
    gate.open()
    #expect(await client.receiveAll().text == "later")
    while ends.value == 0 { await Task.yield() }
    withExtendedLifetime(neighbor) {}
  }

  @Test func `a large answer arrives whole`() async throws {
    let neighbor = try LoopbackServer { _ in .raw([.repeated(Data("0123456789".utf8), times: 100_000)]) }
    let front = try front(of: neighbor)
    let answer = try await RawClient.exchange("GET /there/ HTTP/1.0\r\n\r\n", port: front.port)
    #expect(answer == String(repeating: "0123456789", count: 100_000))
    withExtendedLifetime(neighbor) {}
  }

  @Test func `when the client has gone, the neighbor is told`() async throws {
    let lost = Locked<[LoopbackServer.Response.End]>([])
    let neighbor = try LoopbackServer { _ in
      var response = LoopbackServer.Response.raw([.text("now"), .pause(Gate())])
      response.onEnd = { end in lost.change { $0.append(end) } }
      return response
    }
    let front = try front(of: neighbor)
    var client: RawClient? = try RawClient(port: front.port)
    await client?.send("GET /there/ HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await client?.receive(3) == "now")
    client = nil
    while lost.value.isEmpty { await Task.yield() }
    #expect(lost.value == [.lost])
    withExtendedLifetime((neighbor, front)) {}
  }

  @Test func `a neighbor that has ended gives a status that says so`() async throws {
    let neighbor = try LoopbackServer { _ in .text("there") }
    let ends = Locked(0)
    let front = try front(of: neighbor, ends)
    await neighbor.stop()
    let answer = try await RawClient.exchange("GET /there/ HTTP/1.0\r\n\r\n", port: front.port)
    #expect(answer.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n") && answer.hasSuffix("\r\n\r\nthe program has ended\n"))
    while ends.value == 0 { await Task.yield() }
  }

  @Test func `a neighbor that ends before it answers gives a status that says so, and one that ends later no other`()
    async throws
  {
    let neighbor = try LoopbackServer { .raw($0.path == "/" ? [.reset] : [.text("now"), .end]) }
    let front = try front(of: neighbor)
    let none = try await RawClient.exchange("GET /there/ HTTP/1.0\r\n\r\n", port: front.port)
    #expect(none.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n") && none.hasSuffix("\r\n\r\nthe program has ended\n"))
    #expect(try await RawClient.exchange("GET /there/now HTTP/1.0\r\n\r\n", port: front.port) == "now")
    withExtendedLifetime(neighbor) {}
  }

  @Test(
    arguments: [
      "", "http://127.0.0.1:80/", "http://127.0.0.1:99999/?token=ab", "http://example.com:80/?token=ab",
      "http://127.0.0.1:80/?token=AB", "x http://127.0.0.1:80/?token=ab", "https://127.0.0.1:80/?token=ab",
    ])
  func `an address that no access has made is no neighbor`(_ address: String) {
    #expect(LoopbackServer.Neighbor(address) == nil)
  }
}
