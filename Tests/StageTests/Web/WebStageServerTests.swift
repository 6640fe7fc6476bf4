import Foundation
import Testing
import World

@testable import LoopbackServer
@testable import Stage
@testable import StageSession
@testable import WebStage

@Suite("The server of a stage")
struct WebStageServerTests {
  private let stage: WebStage
  nonisolated private static let token = "0123456789abcdef"
  nonisolated private static let access = LoopbackServer.Access("stage", token: token)

  init() throws { stage = WebStage(try Session(FifthDesk.self, step: 2)) { .zero } }

  /// The answer to a request as a browser writes it.
  private func answer(_ text: String) async throws -> LoopbackServer.Response {
    var parser = RequestParser()
    var bytes = Array(text.utf8)[...]
    let request = try #require(try parser.read(&bytes))
    let stage = stage
    // Requests arrive on the server's queue.
    return await Task.detached { WebStageServer.response(to: request, stage, Self.access) }.value
  }

  /// A request with these lines in its head, and a body.
  private func request(_ start: String, _ fields: [String], body: String = "") -> String {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    return ([start + " HTTP/1.1"] + fields + length).joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  private func body(_ response: LoopbackServer.Response) -> String {
    guard case .bytes(let bytes)? = response.body.first else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  nonisolated private static let host = "Host: 127.0.0.1:8080"
  nonisolated private static let cookie = "Cookie: other=1; stage-8080=\(token)"

  @Test("the address that is printed gives the page its cookie, which no other site and no script gets")
  func entrance() async throws {
    let response = try await answer(request("GET /?token=\(Self.token)", [Self.host]))
    #expect(response.status == 303)
    #expect(response.headers["Location"] == "/")
    #expect(response.headers["Set-Cookie"] == "stage-8080=\(Self.token); Path=/; HttpOnly; SameSite=Strict")
  }

  @Test func `every answer with content forbids scripts, styles and frames of others`() async throws {
    for path in ["/", "/stage.css", "/stage.js", "/events"] {
      let response = try await answer(request("GET \(path)", [Self.host, Self.cookie]))
      #expect(response.status == 200)
      let policy = try #require(response.headers["Content-Security-Policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"))
      #expect(response.headers["X-Content-Type-Options"] == "nosniff")
      #expect(response.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    }
  }

  @Test func `a request for the head alone gets that of the page`() async throws {
    let response = try await answer(request("HEAD /stage.js", [Self.host, Self.cookie]))
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "text/javascript; charset=utf-8")
  }

  @Test func `a request with the cookie plays a line in all panes`() async throws {
    let response = try await answer(
      request(
        "POST /do", [Self.host, Self.cookie, "Content-Type: application/json", "Origin: http://127.0.0.1:8080"],
        body: #"{"play": "tap up"}"#))
    #expect(response.status == 204)
    #expect(stage.session.history.moments.compactMap { $0.input?.description } == ["tap up"])
  }

  private struct MarblesOfPage: Decodable {
    struct Line: Decodable, Equatable {
      var name: String
      var isInput: Bool
      var marbles: [String]
    }

    var times: [String]
    var lines: [Line]
  }

  @Test func `the session is drawn as marbles of one way, with a column for each moment up to the shown one`()
    async throws
  {
    stage.perform(StageRequest(play: "tap up\ntap down\ntap up"))
    stage.perform(StageRequest(travel: 2))
    let response = try await answer(request("GET /marbles", [Self.host, Self.cookie]))
    let marbles = try JSONDecoder().decode(MarblesOfPage.self, from: Data(body(response).utf8))
    #expect(marbles.times.count == 3)
    #expect(
      marbles.lines == [
        MarblesOfPage.Line(name: "up", isInput: true, marbles: ["", "●", ""]),
        MarblesOfPage.Line(name: "down", isInput: true, marbles: ["", "", "●"]),
        MarblesOfPage.Line(name: "count.text", isInput: false, marbles: [#""0""#, #""1""#, #""0""#]),
        MarblesOfPage.Line(name: "down.isEnabled", isInput: false, marbles: ["false", "true", "false"]),
      ])
  }

  @Test func `the session is a script to be saved, under the name of the chapter`() async throws {
    stage.perform(StageRequest(play: "tap up"))
    let response = try await answer(request("GET /session", [Self.host, Self.cookie]))
    #expect(response.headers["Content-Disposition"] == #"attachment; filename="FifthDesk.script""#)
    #expect(body(response) == "# FifthDesk: a session on stage\nstep 2\ntap up\n")
  }

  @Test(
    "without the token, with another one, under another name or from another site there is no content, and nothing is done",
    arguments: [
      [host], [host, "Cookie: stage-8080=0123456789abcdee"], [host, "Cookie: stage-8081=\(token)"],
      ["Host: stage.example:8080", cookie], ["Host: 127.0.0.1.example:8080", cookie],
      [host, cookie, "Origin: http://example.com"], [host, cookie, "Origin: null"],
    ])
  func refused(_ fields: [String]) async throws {
    for start in [
      "GET /", "GET /events", "GET /session", "GET /marbles", "GET /comparison?left=x&right=x", "GET /stage.js",
      "GET /source?file=x",
      "GET /?token=0",
    ] {
      let response = try await answer(request(start, fields))
      #expect(response.status == 403)
      #expect(!body(response).contains("<") && !body(response).contains("data:"))
    }
    let json = fields + ["Content-Type: application/json"]
    #expect(try await answer(request("POST /do", json, body: #"{"play": "tap up"}"#)).status == 403)
    #expect(stage.session.history.moments.count == 1)
  }

  @Test(
    "a request that makes no sense gets a status and a line that says why",
    arguments: [
      ("POST /do", "text/plain", #"{"play": "tap up"}"#, 415, "a request to the stage is JSON\n"),
      ("POST /do", "application/json", "[", 400, "this is no request to the stage\n"),
      ("POST /do", "application/json", #"{"play": 1}"#, 400, "this is no request to the stage\n"),
      ("GET /do", "", "", 405, "only POST is possible here\n"),
      ("GET /nothing", "", "", 404, "there is nothing here\n"),
      ("GET /source?file=../Package.swift", "", "", 404, "there is no such source\n"),
      ("GET /source?file=/etc/passwd", "", "", 404, "there is no such source\n"),
      ("GET /comparison?left=/etc/passwd&right=/etc/passwd", "", "", 404, "there is no such source\n"),
    ])
  func senseless(_ start: String, _ type: String, _ text: String, _ status: Int, _ line: String) async throws {
    let fields = [Self.host, Self.cookie] + (type.isEmpty ? [] : ["Content-Type: \(type)"])
    let response = try await answer(request(start, fields, body: text))
    #expect(response.status == status)
    #expect(body(response) == line)
  }

  @Test func `100,000 damaged requests are refused or not understood, and none gets content`() async throws {
    let stage = stage
    let valid = [
      request("GET /", [Self.host, "Cookie: stage-8080=x"]), request("GET /?token=abc", [Self.host]),
      request("POST /do", [Self.host, "Content-Type: application/json"], body: #"{"play": "tap up"}"#),
    ].map { Array($0.utf8) }
    let statuses = await Task.detached {
      var random = Seeded(state: 7)
      var statuses: [Int: Int] = [:]
      for round in 0..<100_000 {
        var bytes = valid[round % valid.count]
        for _ in 0...Int.random(in: 0...4, using: &random) {
          let place = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
          default: bytes.remove(at: place)
          }
        }
        var parser = RequestParser()
        var rest = bytes[...]
        guard let request = try? parser.read(&rest) else { continue }
        statuses[WebStageServer.response(to: request, stage, Self.access).status, default: 0] += 1
      }
      return statuses
    }.value
    #expect(statuses.keys.sorted() == [403])
    #expect(statuses[403, default: 0] > 10_000)
  }

  /// SplitMix64.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
