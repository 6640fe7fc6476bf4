import Foundation
import LoopbackServer
import Services
import Testing
import World

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The loopback server, asked byte by byte", .timeLimit(.minutes(60)))
struct LoopbackServerTests {
  nonisolated private static let routes: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response = { request in
    switch (request.method, request.path) {
    case ("POST", "/echo"): .data(request.body, type: "text/plain")
    case ("POST", "/none"): .text("\(request.body.count) bytes")
    default: pages.response(to: request)
    }
  }
  nonisolated private static let pages: Routes = [
    "/": .text("hello"),
    "/old": .redirect(to: "/"),
    "/none": LoopbackServer.Response(status: 204, body: [.text("never sent")]),
    "/chunks": LoopbackServer.Response(body: [.text("hello"), .text(" world!!!!")], length: .chunked),
    "/until-close": LoopbackServer.Response(body: [.text("hello")], length: .untilClose),
    "/repeated": LoopbackServer.Response(body: [.repeated(Data("ab".utf8), times: 3), .text("!")]),
  ]

  /// The answer that closes its connection after a plain text.
  nonisolated private static func plain(_ status: String, _ text: String, allow: String? = nil) -> String {
    "HTTP/1.1 \(status)\r\n\(allow.map { "allow: \($0)\r\n" } ?? "")connection: close\r\n"
      + "content-length: \(text.utf8.count)\r\ncontent-type: text/plain; charset=utf-8\r\n\r\n\(text)"
  }

  private func exchange(_ text: String) async throws -> String {
    let server = try LoopbackServer(Self.routes)
    defer { withExtendedLifetime(server) {} }
    return try await RawClient.exchange(text, port: server.port)
  }

  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", plain("200 OK", "hello")),
      (
        "HEAD / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
        String(plain("200 OK", "hello").dropLast(5))
      ),
      ("GET / HTTP/1.0\r\n\r\n", plain("200 OK", "hello")),
      (
        "GET /old HTTP/1.0\r\n\r\n",
        "HTTP/1.1 302 Found\r\nconnection: close\r\ncontent-length: 0\r\nlocation: /\r\n\r\n"
      ),
      ("GET /none HTTP/1.0\r\n\r\n", "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n"),
      (
        "GET /chunks HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
        "HTTP/1.1 200 OK\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n"
          + "5\r\nhello\r\na\r\n world!!!!\r\n0\r\n\r\n"
      ),
      ("GET /chunks HTTP/1.0\r\n\r\n", "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhello world!!!!"),
      ("GET /until-close HTTP/1.1\r\nHost: h\r\n\r\n", "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhello"),
      (
        "GET /repeated HTTP/1.0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 7\r\n\r\nababab!"
      ),
      (
        "POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc",
        plain("405 Method Not Allowed", "only GET, HEAD can be asked here\n", allow: "GET, HEAD")
      ),
      (
        "PUT /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc",
        plain("405 Method Not Allowed", "only GET, HEAD, POST can be asked here\n", allow: "GET, HEAD, POST")
      ),
      (
        "POST /echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        plain("411 Length Required", "the body must have a length\n")
      ),
      ("nonsense\r\n\r\n", plain("400 Bad Request", "the first line must be: method, address, version\n")),
      (
        "GET /nowhere HTTP/1.0\r\n\r\n",
        "HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 67\r\ncontent-type: text/html; charset=utf-8\r\n\r\n"
          + "<!doctype html>\n<title>Not found</title>\n<p>There is nothing here.\n"
      ),
    ])
  func `an answer is exact: status, fields, body`(_ request: String, _ answer: String) async throws {
    #expect(try await exchange(request) == answer)
  }

  @Test("a connection stays open until the client closes it; pipelined requests are answered in order")
  func pipelined() async throws {
    let host = "HTTP/1.1\r\nHost: h\r\n"
    let text = try await exchange(
      "GET / \(host)\r\nHEAD / \(host)\r\nGET /none \(host)\r\nGET /chunks \(host)\r\n"
        + "GET /old \(host)Connection: close\r\n\r\nGET / \(host)\r\n")
    let type = "content-type: text/plain; charset=utf-8\r\n"
    #expect(
      text == "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\(type)\r\nhello"
        + "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\(type)\r\n" + "HTTP/1.1 204 No Content\r\n\r\n"
        + "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\na\r\n world!!!!\r\n0\r\n\r\n"
        + "HTTP/1.1 302 Found\r\nconnection: close\r\ncontent-length: 0\r\nlocation: /\r\n\r\n")
  }

  @Test func `two thousand pipelined requests get two thousand answers`() async throws {
    let server = try LoopbackServer(Self.routes)
    let client = try RawClient(port: server.port)
    async let sent: Void = client.send(
      String(repeating: "GET /none HTTP/1.1\r\nHost: h\r\n\r\n", count: 2000) + "GET /none HTTP/1.0\r\n\r\n")
    await sent
    let text = await client.receiveAll().text
    #expect(text.components(separatedBy: "204 No Content").count == 2002)
  }

  @Test func `a posted body arrives whole, and the next request is read behind it`() async throws {
    let head = "HTTP/1.1\r\nHost: h\r\n"
    let long = String(repeating: "a", count: 200_000)
    let text = try await exchange(
      "POST /echo \(head)Content-Length: 5\r\n\r\nh\r\n\r\n" + "POST /none \(head)\r\n"
        + "POST /none \(head)Content-Length: \(long.utf8.count)\r\n\r\n\(long)"
        + "GET / \(head)Connection: close\r\n\r\n")
    let type = "content-type: text/plain; charset=utf-8\r\n"
    #expect(
      text == "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-type: text/plain\r\n\r\nh\r\n\r\n"
        + "HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\(type)\r\n0 bytes"
        + "HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\(type)\r\n200000 bytes"
        + "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\(type)\r\nhello")
  }

  @Test(
    "a client that ends its sending direction is answered, but not in the middle of a body",
    arguments: [
      ("GET /old HTTP/1.1\r\nHost: h\r\n\r\n", "HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: /\r\n\r\n"),
      ("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nabc", ""),
    ])
  func halfClosed(_ request: String, _ answer: String) async throws {
    let server = try LoopbackServer(Self.routes)
    let client = try RawClient(port: server.port)
    await client.send(request)
    client.endSending()
    #expect(await client.receiveAll().text == answer)
  }

  @Test(
    "a client that sends a body that is too long, or not read, still gets the answer",
    arguments: [
      ("POST", 1_048_577, "HTTP/1.1 413 Content Too Large\r\n", "the body is too long\n"),
      ("PUT", 200_000, "HTTP/1.1 405 Method Not Allowed\r\n", "only GET, HEAD, POST can be asked here\n"),
    ])
  func bodyTooLong(_ method: String, _ count: Int, _ start: String, _ end: String) async throws {
    let body = String(repeating: "a", count: count)
    let text = try await exchange("\(method) / HTTP/1.1\r\nHost: h\r\nContent-Length: \(count)\r\n\r\n\(body)")
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix(end))
  }

  @Test func `a request's text that a route repeats cannot begin a header field`() async throws {
    let server = try LoopbackServer { .redirect(to: "/\($0.query["to"] ?? "")") }
    let text = try await RawClient.exchange("GET /?to=a%0D%0AX-Evil:%20b HTTP/1.0\r\n\r\n", port: server.port)
    #expect(
      text == "HTTP/1.1 302 Found\r\nconnection: close\r\ncontent-length: 0\r\nlocation: /aX-Evil: b\r\n\r\n")
  }

  @Test func `two hundred clients at the same time get each their own answer`() async throws {
    let server = try LoopbackServer { .text("answer to \($0.path)") }
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let texts = try await withThrowingTaskGroup(of: (Int, String).self, returning: [Int: String].self) { group in
      for number in 0..<200 {
        let url = server.url("/\(number)")
        group.addTask { (number, String(decoding: try await session.data(from: url).0, as: UTF8.self)) }
      }
      var texts: [Int: String] = [:]
      for try await (number, text) in group { texts[number] = text }
      return texts
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, "answer to /\($0)") }))
  }

  @Test func `while one client receives an endless flood, others are answered`() async throws {
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

  @Test func `addresses are encoded where they must be, with their query`() throws {
    let server = try LoopbackServer(Self.routes)
    #expect(server.url.absoluteString == "http://127.0.0.1:\(server.port)/")
    #expect(server.url("/a b?c=d").absoluteString == "http://127.0.0.1:\(server.port)/a%20b?c=d")
    #expect(server.url("a").absoluteString == "http://127.0.0.1:\(server.port)/a")
  }
}
