import Controls
import Foundation
import Services
import Testing

@testable import Stage
@testable import StageSession
@testable import World

@Suite("Answers in a saved session")
struct SavedAnswersTests {
  /// The lines of a session in which this came for the only request, after the comment.
  private func lines(_ answers: [Answer]) throws -> [String] {
    var record = NetworkRecord()
    let request = record.add(Request(try #require(URL(string: "http://shop.test/"))))
    let opened = History.Moment(
      time: .zero, snapshots: [], accounts: [], changes: [], marks: [record.mark], isAwaitingOutside: true, blocks: [:])
    var session = History(step: 1, opened: opened)
    for answer in answers { record.add(answer, to: request, at: .seconds(1)) }
    session.append(
      History.Moment(
        input: .wait(.seconds(1)), time: .seconds(1), snapshots: [], accounts: [], changes: [], marks: [record.mark],
        isAwaitingOutside: false, blocks: [:]))
    let script = session.script(of: "Shop", record)
    return script.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test func `addresses without a name and a password`() throws {
    let url = try #require(URL(string: "http://ann:secret@shop.test/a?b=c#d"))
    #expect(
      try lines([.redirected(to: url), .response(Response(status: 404, url: url))]) == [
        "replay 1", "wait 1s", "reply 1 redirect \"http://shop.test/a?b=c#d\"",
        "reply 1 head 404 \"http://shop.test/a?b=c#d\"",
      ])
  }

  @Test(
    arguments: [
      ("//ann:secret@shop.test/a", "//shop.test/a"),
      ("http://ann%40b:secret@shop.test:80?c=d@e", "http://shop.test:80?c=d@e"),
      ("http://shop.test/@a", "http://shop.test/@a"), ("mailto:ann@shop.test", "mailto:ann@shop.test"),
      ("HTTP://ann@[::1]/", "HTTP://[::1]/"),
    ])
  func `of an address all but that, however it is written`(_ address: String, _ kept: String) throws {
    let url = try #require(URL(string: address))
    let expected = try #require(URL(string: kept))
    #expect(Answer.redirected(to: url).kept == .redirected(to: expected))
  }

  @Test func `of a head these fields, and no other`() {
    let kept = [
      "content-encoding", "content-length", "content-type", "date", "rate-limit", "rate-remaining", "rate-reset",
      "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "retry-after", "x-ratelimit-limit",
      "x-ratelimit-remaining", "x-ratelimit-reset",
    ]
    let others = [
      "age", "authentication-info", "authorization", "cache-control", "content-language", "cookie", "etag", "expires",
      "last-modified", "link", "location", "proxy-authenticate", "ratelimit-policy", "server", "set-cookie", "via",
      "www-authenticate", "x-ratelimit-user",
    ]
    let head = Response(status: 200, headers: Headers((kept + others).map { ($0, "x") }))
    guard case .response(let response) = Answer.response(head).kept else {
      Issue.record("nothing comes of it")
      return
    }
    #expect(response.headers.fields.map(\.name).sorted() == kept)
  }

  @Test func `all fields that services read are kept: dates, limits, the length and the type of a body`() throws {
    let head = Response(
      status: 403,
      headers: [
        "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": "7",
        "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:49:57 GMT",
        "X-RateLimit-Limit": "60", "RateLimit-Remaining": "0", "Rate-Reset": "9",
      ])
    let script = try Script(parsing: try #require(try lines([.response(head)]).last), name: "saved")
    #expect(script.lines.map(\.command) == [.input(.reply(1, .response(head)))])
    #expect(RateLimit(head).delay == .seconds(20))
  }
}
