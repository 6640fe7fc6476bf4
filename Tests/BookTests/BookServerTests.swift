import BuiltPackage
import Foundation
import Pages
import Programs
import RxMarbles
import Testing
import World

@testable import Book
@testable import LoopbackServer

@Suite("The server of the book", .timeLimit(.minutes(60)))
struct BookServerTests {
  private static let access = LoopbackServer.Access("book", token: "0123")
  private static let pages = [
    "index.html": BookServer.Asset(type: "text/html") { "<p>title" },
    "files/A.swift.html": BookServer.Asset(type: "text/html") { "<p>file" },
  ]
  private static let judges = BackgroundPrograms(["Counter/ResetUnseen"]) { name in
    Program(URL(fileURLWithPath: "/bin/sh"), ["-c", "echo judging; echo \(name) is solved"])
  }
  private static let cookie = "Cookie: book-4747=0123"

  /// The programs of a chapter `Counter`, which is this shell script. It stays for as long as a busy machine lets a test wait.
  private static func programs(_ script: String) -> BackgroundPrograms {
    BackgroundPrograms(["Counter"], patience: .seconds(3600)) { _ in
      Program(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    }
  }

  /// The status and the body of the answer to a request with these lines in its head.
  private static func answer(
    _ start: String, _ fields: [String] = [cookie], body: String = "", of programs: BackgroundPrograms
  ) throws -> (status: Int, text: String) {
    let more = body.isEmpty ? [] : ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    let lines = ["\(start) HTTP/1.1", "Host: 127.0.0.1:4747"] + fields + more
    var parser = RequestParser()
    var bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)[...]
    let request = try #require(try parser.read(&bytes))
    let response = BookServer.Content(pages: pages, stages: programs, judges: judges).response(to: request, access)
    guard case .bytes(let text)? = response.body.first else { return (response.status, "") }
    return (response.status, String(decoding: text, as: UTF8.self))
  }

  @Test(
    arguments: [
      ("HEAD /", 200, "<p>title"), ("GET /", 200, "<p>title"), ("GET /index.html", 200, "<p>title"),
      ("GET /files/A.swift.html", 200, "<p>file"),
      ("GET /files/B.swift.html", 404, "there is nothing here\n"),
      ("GET /../Package.swift", 404, "there is nothing here\n"),
      ("GET //etc/passwd", 404, "there is nothing here\n"), ("POST /index.html", 404, "there is nothing here\n"),
      ("GET /programs/Counter", 404, "there is nothing here\n"),
      ("GET /stage/Counter/", 404, "this stage is not open: open it from a page of the book\n"),
      ("GET /stage/Counter/../do", 404, "there is nothing here\n"),
      ("POST /stage/../do", 404, "this stage is not open: open it from a page of the book\n"),
    ])
  func `there are pages by their names, and nothing else`(_ start: String, _ status: Int, _ text: String) throws {
    let answer = try Self.answer(start, of: Self.programs("exit"))
    #expect(answer.status == status)
    #expect(answer.text == text)
  }

  @Test func `a request that comes before the pages waits for them`() async throws {
    let server = try BookServer(port: 0)
    let entrance = try #require(server.address.wholeMatch(of: /.*:(\d+)\/\?token=(.*)/))
    let port = try #require(UInt16(entrance.1))
    let socket = try #require(StreamSocket.connecting(to: port))
    defer { socket.close() }
    let lines = ["GET / HTTP/1.0", "Host: 127.0.0.1:\(port)", "Cookie: book-\(port)=\(entrance.2)"]
    let request = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    while request.withUnsafeBytes({ socket.write($0) }) != .bytes(request.count) { await Task.yield() }
    var answer = Data()
    func read() async -> StreamSocket.Outcome {
      await Task.yield()
      return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
        let outcome = socket.read(into: buffer)
        if case .bytes(let count) = outcome { answer += buffer[..<count] }
        return outcome
      }
    }
    // A server that does not wait has answered by then.
    for _ in 0..<100_000 { _ = await read() }
    #expect(answer.isEmpty)
    server.serve(BookServer.Content(pages: Self.pages, stages: Self.programs("exit"), judges: Self.judges))
    while await read() != .ended {}
    let text = String(decoding: answer, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 ") && text.hasSuffix("<p>title"))
  }

  @Test("without the token or from another site there is no content, and no program is started")
  func refused() throws {
    let programs = Self.programs("exit")
    for fields in [[], ["Cookie: book-4747=012"], [Self.cookie, "Origin: http://example.com"]] {
      #expect(try Self.answer("GET /", fields, of: programs).status == 403)
      #expect(
        try Self.answer("POST /programs/Counter", fields, body: #"{"isFresh": false}"#, of: programs).status == 403)
    }
    #expect(programs.opened("Counter") == nil)
  }

  @Test func `a request to a program that makes no sense is refused, and starts nothing`() throws {
    let programs = Self.programs("exit")
    #expect(try Self.answer("POST /programs/Counter", body: "[", of: programs).status == 400)
    #expect(try Self.answer("POST /programs/Counter", of: programs).status == 400)
    #expect(try Self.answer("POST /programs/Other", body: #"{"isFresh": false}"#, of: programs).status == 404)
    #expect(try Self.answer("POST /programs/Counter", body: "{}", of: programs).status == 404)
    #expect(programs.opened("Counter") == nil)
  }

  @Test(
    arguments: [
      (#"{"call": "debounce(2)", "sources": ["a - - b - c |"]}"#, 200, #"{"result":"- - a - - - (c,|)"}"#),
      (
        #"{"call": "sort()", "sources": ["a |"]}"#, 400,
        "there is no operator sort() in the laboratory\n"
      ),
      (
        #"{"call": "take(2)", "sources": ["a | b"]}"#, 400,
        "nothing comes after the end of a source: | and # stand last\n"
      ),
      (#"{"call": "take(2)"}"#, 400, "this is no request to the laboratory\n"),
      (
        #"{"call": "take(2)", "sources": ["\#(String(repeating: "a ", count: 2048))|"]}"#, 400,
        "this is no request to the laboratory\n"
      ),
    ])
  func `the laboratory plays marbles, and says what is wrong with a request`(
    _ body: String, _ status: Int, _ text: String
  ) throws {
    let answer = try Self.answer("POST /marbles", body: body, of: Self.programs("exit"))
    #expect(answer.status == status)
    #expect(answer.text == text)
  }

  @Test func `the laboratory shows each diagram of Rx, and the code that its marbles run`() throws {
    let files = BookFiles(root: PackageFolder.root)
    let document = try #require(Laboratory.document(of: files))
    let book = BookPages([document], linkingTo: files.targets(from: files.root, showsFiles: true), isServed: true)
    #expect(book.flaws.isEmpty)
    let html = book.pages[0].html
    let buttons = html.components(separatedBy: "data-call=").count
    #expect(html.components(separatedBy: #"<figure class="marbles">"#).count > MarbleLab.calls.count)
    #expect(html.components(separatedBy: #"<div class="code" hidden="">"#).count == buttons)
  }

  /// A program that serves a stage, as far as anybody can see, until it is ended.
  private static let serving = """
    echo building; echo 'Counter is on stage until Ctrl-C: http://127.0.0.1:1/?token=0a1b'
    while :; do sleep 1; done
    """

  @Test func `a program is started when it is first asked for, serves its stage until it is ended, and is one`()
    async throws
  {
    let programs = Self.programs(Self.serving)
    let first = try Self.answer("POST /programs/Counter", body: #"{"isFresh": false}"#, of: programs).text
    #expect(first == #"{"hasEnded":false,"isReady":false,"line":"","run":1}"#)
    let program = try #require(programs.opened("Counter"))
    while program.state.neighbor == nil { await Task.yield() }
    let neighbor = try #require(LoopbackServer.Neighbor("http://127.0.0.1:1/?token=0a1b"))
    #expect(program.state.neighbor == neighbor)
    #expect(
      try Self.answer("POST /programs/Counter", body: #"{"isFresh": false}"#, of: programs).text.contains(#""run":1"#))
    programs.end()
    #expect(program.state.hasEnded && program.state.neighbor == nil)
  }

  /// Programs that stay only while a page shows them, which one does from the beginning.
  private static let seen: BackgroundPrograms = BackgroundPrograms(["Counter"], patience: .zero) { name in
    seen.opened(name)?.openPage()
    return Program(URL(fileURLWithPath: "/bin/sh"), ["-c", serving])
  }

  @Test func `a program stays while a page shows its stage, and ends when nobody looks any more`() async throws {
    let program = try #require(Self.seen.open("Counter"))
    while program.state.neighbor == nil { await Task.yield() }
    program.closePage()
    while !program.state.hasEnded { await Task.yield() }
    #expect(program.state.neighbor == nil)
    Self.seen.end()
  }

  @Test func `an address is none before its line ends`() async throws {
    let programs = Self.programs("printf 'on stage: http://127.0.0.1:1/?token=0a'; while :; do sleep 1; done")
    let program = try #require(programs.open("Counter"))
    while program.state.said.isEmpty { await Task.yield() }
    #expect(program.state.neighbor == nil)
    programs.end()
  }

  @Test func `a program that is wanted afresh is another run, and the old one ends`() async throws {
    let programs = Self.programs(Self.serving)
    let old = try #require(programs.open("Counter"))
    let new = try #require(programs.open("Counter", isFresh: true))
    #expect(old.run == 1)
    #expect(new.run == 2)
    while !old.state.hasEnded { await Task.yield() }
    #expect(programs.opened("Counter") === new)
    programs.end()
  }

  @Test
  func `a program that cannot be built tells a page that waits what the compiler says, and is built again on demand`()
    async throws
  {
    let programs = Self.programs("echo 'error: no such thing' >&2; exit 1")
    let program = try #require(programs.open("Counter"))
    while !program.state.hasEnded { await Task.yield() }
    #expect(program.state.said == "error: no such thing\n")
    let answer = try Self.answer("POST /programs/Counter", body: "{}", of: programs).text
    #expect(
      answer
        == #"{"hasEnded":true,"isReady":false,"line":"error: no such thing","report":"error: no such thing\n","run":1}"#
    )
    let again = try #require(programs.open("Counter"))
    #expect(again.run == 2)
    programs.end()
  }

  @Test func `a page gets all that the judge of an exercise says, and nothing of what is no exercise`() async throws {
    let programs = Self.programs("exit")
    let ask = #"{"isFresh": false}"#
    let judge = try #require(Self.judges.open("Counter/ResetUnseen"))
    while !judge.state.hasEnded { await Task.yield() }
    #expect(judge.state.said == "judging\nCounter/ResetUnseen is solved\n")
    #expect(
      try Self.answer("POST /exercises/Counter/ResetUnseen", body: ask, of: programs).text.contains(#""report":""#))
    #expect(try Self.answer("POST /exercises/Counter/Other", body: ask, of: programs).status == 404)
    #expect(try Self.answer("POST /exercises/ResetUnseen", body: ask, of: programs).status == 404)
    Self.judges.end()
  }
}
