import Testing
import World

@testable import LoopbackServer
@testable import Services

@Suite("Heads of requests")
struct RequestParserTests {
  private func parse(_ text: String) throws -> LoopbackServer.Request? {
    var (parser, bytes) = (RequestParser(), Array(text.utf8)[...])
    return try parser.read(&bytes)
  }

  @Test func `method, path, query and fields are read`() throws {
    let request = try #require(
      try parse(
        "GET /a%20b/%E3%81%82?page=2&query=x+y%2B&empty= HTTP/1.1\r\nHost: h\r\nX-Test:  one two \t\r\nx-test: 3\r\n\r\n"
      ))
    #expect(request.method == "GET")
    #expect(request.path == "/a b/あ")
    #expect(request.query == ["page": "2", "query": "x y+", "empty": ""])
    #expect(request.headers == ["host": "h", "x-test": "one two, 3"])
  }

  @Test(
    arguments: ["http://h", "HTTP://h/", "http://h/?a=b"])
  func `an address as proxies get it is read like the short one`(_ target: String) throws {
    #expect(try parse("GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n")?.path == "/")
  }

  @Test func `a head may arrive byte by byte, and the bytes behind it are left for the next`() throws {
    var parser = RequestParser()
    let text = Array("GET /1 HTTP/1.1\r\nHost: h\r\n\r\nGET /2 HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
    var paths: [String] = []
    for byte in text {
      var bytes = [byte][...]
      if let request = try parser.read(&bytes) { paths.append(request.path) }
    }
    #expect(paths == ["/1", "/2"])
    var (whole, all) = (RequestParser(), text[...])
    #expect(try whole.read(&all)?.path == "/1")
    #expect(all.count == text.count / 2)
    #expect(try whole.read(&all)?.path == "/2")
    #expect(try whole.read(&all) == nil)
  }

  @Test func `a posted body may arrive byte by byte as well, and is complete with its length`() throws {
    var parser = RequestParser()
    var bodies: [String] = []
    for byte in Array(
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\na\r\nbPOST / HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
    {
      var bytes = [byte][...]
      if let request = try parser.read(&bytes) { bodies.append(String(decoding: request.body, as: UTF8.self)) }
    }
    #expect(bodies == ["a\r\nb", ""])
    #expect(try parse("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nabc") == nil)
  }

  @Test func `one empty line before a request is passed over`() throws {
    #expect(try parse("\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n")?.path == "/")
  }

  @Test(
    "the connection is kept according to the version, the body and the field Connection",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: h", true), ("GET / HTTP/1.0", false),
      ("GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, Close", false),
      ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 3", false),
      ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0", true),
      ("GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked", false),
      ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0", true),
    ])
  func keepsConnection(_ head: String, _ keeps: Bool) throws {
    #expect(try parse(head + "\r\n\r\n")?.keepsConnection == keeps)
  }

  @Test(
    arguments: [
      (
        400, "the first line must be: method, address, version",
        ["GET /\r\n", "GET  / HTTP/1.1\r\n", "G(T / HTTP/1.1\r\n", " / HTTP/1.1\r\n", "\r\n\r\n"]
      ),
      (400, "the first line must end with the version of HTTP", ["GET / HTTP/1\r\n", "GET / http/1.1\r\n"]),
      (505, "this server speaks HTTP/1.1", ["GET / HTTP/2.0\r\n"]),
      (
        400, "the address is none of this server's",
        ["GET a HTTP/1.1\r\n", "GET /%zz HTTP/1.1\r\n", "GET /?%zz=1 HTTP/1.1\r\n"]
      ),
      (400, "a line of the head must end with CR LF", ["GET / HTTP/1.1\n"]),
      (400, "a CR stands in the middle of a line", ["GET /\r HTTP/1.1\r\n"]),
      (
        400, "the head has a byte that is no text",
        ["\u{16}\u{3}\u{1}", "GET /ä HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: h\u{0}\r\n"]
      ),
      (
        400, "a field of the head must be: name, colon, value",
        ["GET / HTTP/1.1\r\nHost : h\r\n", "GET / HTTP/1.1\r\nHost: h\r\n folded\r\n", "GET / HTTP/1.1\r\nHost\r\n"]
      ),
      (
        400, "the head must have the field Host, once",
        ["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]
      ),
      (
        400, "the head has two lengths",
        [
          "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        ]
      ),
      (
        400, "the field Content-Length must be a number",
        [
          "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n",
        ]
      ),
    ])
  func `what is no request gets its own reason`(_ status: Int, _ reason: String, _ texts: [String]) {
    for text in texts { #expect(throws: BadRequest(status: status, reason: reason), "\(text)") { try parse(text) } }
  }

  @Test func `a first line, a field, a head and their number have limits`() throws {
    let start = "GET / HTTP/1.1\r\nHost: h\r\n"
    let longPath = "/" + String(repeating: "a", count: 8192 - "GET / HTTP/1.1\r".count)
    #expect(try parse("GET \(longPath) HTTP/1.1\r\nHost: h\r\n\r\n")?.path == longPath)
    #expect(throws: BadRequest(status: 414, reason: "the address is too long")) {
      try parse("GET \(longPath)a HTTP/1.1\r\nHost: h\r\n\r\n")
    }
    #expect(throws: BadRequest(status: 431, reason: "the head is too long")) {
      try parse(start + "A: " + String(repeating: "a", count: 8192))
    }
    #expect(throws: BadRequest(status: 431, reason: "the head is too long")) {
      try parse(start + String(repeating: "A: \(String(repeating: "a", count: 4000))\r\n", count: 9))
    }
    #expect(throws: BadRequest(status: 431, reason: "the head has too many fields")) {
      try parse(start + String(repeating: "a: b\r\n", count: 100))
    }
    #expect(try parse(start + String(repeating: "a: b\r\n", count: 99) + "\r\n")?.path == "/")
  }
}
