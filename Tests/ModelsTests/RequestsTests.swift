import Foundation
import Models
import Testing

@Suite("Chapter 09: the replies of the service, and the course of a load")
struct RequestsTests {
  @Test(arguments: [#"{"token": "t-1", "more": 1}"#])
  func `a token is read from its field, and from no other text`(_ json: String) throws {
    #expect(try AccessToken(body: Data(json.utf8)).text == "t-1")
  }

  @Test(
    arguments: [
      ("", "it is no JSON"), ("{", "it is no JSON"), ("[]", "the whole is of another type"),
      ("{}", "token is missing"), (#"{"token": null}"#, "token is null"),
      (#"{"token": 1}"#, "token is of another type"),
      (#"{"token": ""}"#, "token: no token looks like this"),
      (#"{"token": "a\r\nX-Evil: 1"}"#, "token: no token looks like this"),
    ])
  func `an invalid token is reported`(_ json: String, _ reason: String) {
    #expect(throws: RequestTrouble.unreadable(reason)) { try AccessToken(body: Data(json.utf8)) }
  }

  @Test(
    arguments: [
      (#""name": "Ada Lovelace", "#, "Ada Lovelace"), ("", "ada"), (#""name": null, "#, "ada"),
      (#""name": "", "#, "ada"),
    ])
  func `a profile without a name is called by its login`(_ name: String, _ shown: String) throws {
    let json = #"{"login": "ada", \#(name)"followers": 1815, "avatar": "/a", "more": [1]}"#
    let profile = try Profile(body: Data(json.utf8))
    #expect(profile == Profile(login: "ada", name: shown, followers: 1815, avatar: "/a"))
  }

  @Test(
    arguments: [
      (#"{"followers": 1, "avatar": "/a"}"#, "login is missing"),
      (#"{"login": null, "followers": 1, "avatar": "/a"}"#, "login is null"),
      (#"{"login": "ada", "name": 1, "followers": 1, "avatar": "/a"}"#, "name is of another type"),
      (#"{"login": "ada", "avatar": "/a"}"#, "followers is missing"),
      (#"{"login": "ada", "followers": null, "avatar": "/a"}"#, "followers is null"),
      (#"{"login": "ada", "followers": "1", "avatar": "/a"}"#, "followers is of another type"),
      (#"{"login": "ada", "followers": -1, "avatar": "/a"}"#, "followers: less than none"),
      (#"{"login": "ada", "followers": 1}"#, "avatar is missing"),
      (#"{"login": "ada", "followers": 1, "avatar": null}"#, "avatar is null"),
      (#"{"login": "ada", "followers": 1, "avatar": "//evil.example/a"}"#, "avatar: no path of the service"),
      (#"{"login": "ada", "followers": 1, "avatar": "https://evil.example/a"}"#, "avatar: no path of the service"),
    ])
  func `each invalid field of a profile is reported`(_ json: String, _ reason: String) {
    #expect(throws: RequestTrouble.unreadable(reason)) { try Profile(body: Data(json.utf8)) }
  }

  @Test func `a feed has posts, or none`() throws {
    #expect(try Feed(body: Data(#"{"posts": []}"#.utf8)) == Feed([]))
    let json = #"{"posts": [{"title": "a", "likes": 1}, {"title": ""}]}"#
    #expect(try Feed(body: Data(json.utf8)).posts.map(\.title) == ["a", ""])
  }

  @Test(
    arguments: [
      ("{}", "posts is missing"), (#"{"posts": null}"#, "posts is null"),
      (#"{"posts": {}}"#, "posts is of another type"),
      (#"{"posts": [{"title": "a"}, {}]}"#, "posts.2.title is missing"),
      (#"{"posts": [{"title": null}]}"#, "posts.1.title is null"),
      (#"{"posts": [{"title": 1}]}"#, "posts.1.title is of another type"),
    ])
  func `an invalid feed is reported with its post`(_ json: String, _ reason: String) {
    #expect(throws: RequestTrouble.unreadable(reason)) { try Feed(body: Data(json.utf8)) }
  }

  @Test func `an avatar's size is read from the head of its PNG; any other file is reported`() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 48]
    #expect(try Avatar(body: Data(png)) == Avatar(width: 256, height: 48))
    #expect(try Avatar(body: Data([0] + png).dropFirst()) == Avatar(width: 256, height: 48))
    for bad in [Data(), Data(png.dropLast()), Data("<html>".utf8), Data(repeating: 0, count: 24)] {
      #expect(throws: RequestTrouble.unreadable("it is no PNG picture")) { try Avatar(body: bad) }
    }
  }

  @Test(
    arguments: [
      (RequestTrouble.timedOut, true), (.connectionLost, true), (.tooManyRequests(retryAfter: nil), true),
      (.status(500), true), (.status(503), true), (.status(599), true), (.status(404), false), (.status(408), false),
      (.status(401), false), (.status(302), false), (.unreachable("no such host"), false),
      (.unreadable("it is no JSON"), false), (.overtime(.seconds(12)), false),
    ])
  func `only a temporary failure is retried`(_ trouble: RequestTrouble, _ isWorth: Bool) {
    #expect(trouble.isWorthRetrying == isWorth)
    #expect((RetryPolicy.threeTimes.pause(after: trouble, attempt: 1) != nil) == isWorth)
    #expect(RetryPolicy.never.pause(after: trouble, attempt: 1) == nil)
  }

  @Test func `pauses grow, and end after the third`() {
    let pauses = (0...5).map { RetryPolicy.threeTimes.pause(after: .timedOut, attempt: $0) }
    #expect(pauses == [nil, .seconds(1), .seconds(2), .seconds(4), nil, nil])
    let long = RetryPolicy(retries: 100, firstPause: .seconds(1), longestPause: .seconds(10))
    #expect(long.pause(after: .timedOut, attempt: 90) == .seconds(10))
  }

  @Test(
    arguments: [(0, 1), (1, 1), (3, 3), (10, 10), (11, nil), (Int(Int32.max), nil)] as [(Int, Int?)])
  func `a retry waits as long as the service demands, up to a limit`(_ wanted: Int, _ pause: Int?) {
    let trouble = RequestTrouble.tooManyRequests(retryAfter: .seconds(wanted))
    #expect(RetryPolicy.threeTimes.pause(after: trouble, attempt: 1) == pause.map { .seconds($0) })
  }

  @Test(
    arguments: [
      ("3", 3), (" 3 ", 3), ("0", 0), ("99999999999999999999", Int(Int32.max)), ("", nil), ("-1", nil), ("1.5", nil),
      ("1 0", nil), (" ", nil),
      ("٣", nil), ("Wed, 21 Oct 2026 07:28:00 GMT", nil), (nil, nil),
    ] as [(String?, Int?)])
  func `Retry-After is read in whole seconds`(_ field: String?, _ seconds: Int?) {
    #expect(RetryPolicy.pause(fromField: field) == seconds.map { .seconds($0) })
  }

  @Test func `each state has its words`() {
    let ada = Profile(login: "ada", name: "Ada", followers: 1, avatar: "/a")
    let profile = Loaded.profile(ada, Avatar(width: 4, height: 3))
    let both = Loaded.both(ada, Feed([.init(title: "Notes")]))
    #expect([profile.user, profile.profile, profile.feed] == ["Ada (ada)", "1 follower, avatar 4 × 3", ""])
    #expect([both.user, both.profile, both.feed] == ["Ada (ada)", "1 follower", "1 post, the last: Notes"])
    #expect(Loaded.both(ada, Feed([])).feed == "no posts")
    #expect(LoadingStep.allCases.map(\.text).last == "Loading profile and feed …")
    let retry = Retry(of: .feed, number: 2, after: .seconds(2), .connectionLost)
    #expect(
      [.ready, .loading(.avatar), .retrying(retry), .loaded(both), .failed(.status(404)), .cancelled]
        .map(\LoadingState.text) == [
          "Ready", "Loading the avatar …", "Loading the feed … retry 2 after 2 s: the connection was lost", "Done",
          "Failed: status 404", "Cancelled",
        ])
    #expect(
      [.timedOut, .tooManyRequests(retryAfter: nil), .unreadable("x is missing"), .overtime(.seconds(12))]
        .map(\RequestTrouble.description) == [
          "timed out", "too many requests", "the answer makes no sense, x is missing", "it took longer than 12 s",
        ])
  }
}
