import Controls
import Foundation
import LoopbackServer
import Services
import Stage
import Testing
import World

@testable import Requests

@Suite("09 Requests")
struct RequestsTests {
  private let ways = RequestsChapter.ways

  /// Plays on each of the five ways.
  private func playAll(_ script: String) async throws {
    try await play(script, on: RequestsChapter.self)
  }

  @Test func `signing in, the profile and the avatar come one after another, and are shown at the end`() async throws {
    let script = """
      tap load-profile
      expect state "Signing in …"
      wait 1s
      expect state "Loading the profile …"
      wait 1s
      expect state "Loading the avatar …"
      wait 1s
      expect state "Done"
      expect state ok
      expect user "Ada Lovelace (ada)"
      expect profile "1815 followers, avatar 48 × 48"
      """
    try await play(script, on: OneAfterAnother.self)
    try await playAll(script)
  }

  @Test func `quick taps, before anything else can happen, begin one load; a cancel among them ends it`() throws {
    for way in ways {
      let pane = try Pane(RequestsChapter.self, way)
      try pane.perform { screen in
        screen.loadProfile.tap()
        screen.loadProfile.tap()
        screen.loadBoth.tap()
      }
      #expect(pane.world.scriptedNetwork.calls.map(\.request.url.path) == ["/token"], "\(way.name)")
      try pane.perform { screen in
        screen.cancel.tap()
        screen.loadBoth.tap()
        screen.cancel.tap()
      }
      #expect(pane.screen.state.text == "Cancelled", "\(way.name)")
      // Today, the button for the second load is enabled only when the event has ended.
      #expect(pane.world.scriptedNetwork.calls.count == (way.name == "today" ? 1 : 2), "\(way.name)")
      expectRest(pane)
    }
  }

  @Test func `each request is made once, with the result of the previous one`() throws {
    for way in ways {
      #expect(try paths(after: "tap load-profile\nwait 60s", way) == ["/token", "/profile", "/avatars/ada"])
      #expect(try paths(after: "tap load-both\nwait 60s", way) == ["/token", "/profile", "/feed"])
    }
  }

  @Test func `profile and feed are requested at once and shown together, whichever arrives first`() async throws {
    for (first, second) in [(2, 3), (3, 2)] {
      try await playAll(
        """
        tap load-both
        event answer 1 200
        expect state "Loading profile and feed …"
        event answer \(first) 200
        event answer \(second) 200
        expect profile "1815 followers"
        expect feed "2 posts, the last: Notes on the engine"
        expect state "Done"
        """)
    }
  }

  @Test(
    "a failure at any step is shown once, no request follows, and the next attempt works",
    arguments: [
      ("answer N 404", "status 404"), ("answer N 500", "status 500"),
      ("limit N 3", "too many requests, come back in 3 s"),
      ("answer N cut", "the connection was lost"), ("fail N timeout", "timed out"),
      ("fail N refused", "the host refuses the connection"), ("fail N no-network", "no network connection"),
      ("fail N tls", "no secure connection"),
    ])
  func trouble(_ event: String, _ text: String) async throws {
    for load in ["load-profile", "load-both"] {
      for failing in 1...3 {
        let good = (1..<failing).map { "event answer \($0) 200\n" }.joined()
        let script = """
          tap \(load)
          \(good)event \(event.replacing("N", with: "\(failing)"))
          expect state "Failed: \(text)"
          wait 60s
          expect state "Failed: \(text)"
          tap \(load)
          wait 4s
          expect state "Done"
          """
        try await playAll(script)
        guard load == "load-profile" else { continue }
        try await play(script, on: OneAfterAnother.self)
      }
    }
  }

  @Test(
    "with retry, a temporary failure is retried at any step, and the load is completed",
    arguments: [
      ("answer N 500", "1 s: status 500"), ("answer N cut", "1 s: the connection was lost"),
      ("fail N timeout", "1 s: timed out"), ("limit N 3", "3 s: too many requests, come back in 3 s"),
    ])
  func retriesAtEachStep(_ event: String, _ text: String) async throws {
    for (load, steps) in [
      ("load-profile", ["Signing in", "Loading the profile", "Loading the avatar"]),
      ("load-both", ["Signing in", "Loading the profile", "Loading the feed"]),
    ] {
      for (index, step) in steps.enumerated() {
        let good = (0..<index).map { "event answer \($0 + 1) 200\n" }.joined()
        try await playAll(
          """
          toggle retry
          tap \(load)
          \(good)event \(event.replacing("N", with: "\(index + 1)"))
          expect state "\(step) … retry 1 after \(text)"
          wait 8s
          expect state "Done"
          """)
      }
    }
  }

  @Test func `with retry, a temporary failure is retried after 1, 2 and 4 seconds, and then no more`() async throws {
    try await playAll(
      """
      toggle retry
      tap load-profile
      event answer 1 503
      expect state "Signing in … retry 1 after 1 s: status 503"
      expect state secondary
      wait 1s
      event answer 2 cut
      expect state "Signing in … retry 2 after 2 s: the connection was lost"
      wait 2s
      event fail 3 timeout
      expect state "Signing in … retry 3 after 4 s: timed out"
      wait 4s
      event answer 4 500
      expect state "Failed: status 500"
      """)
  }

  @Test("a retry asks again for what failed, and for nothing else; each of two at once has its own")
  func retriesOfTwo() async throws {
    let script = "toggle retry\ntap load-both\nevent answer 1 200\nevent answer 3 503\n"
    try await playAll(
      script + """
        expect state "Loading the feed … retry 1 after 1 s: status 503"
        event answer 2 503
        expect state "Loading the profile … retry 1 after 1 s: status 503"
        wait 3s
        expect state "Done"
        """)
    for way in ways { #expect(try paths(after: script + "wait 60s", way) == ["/token", "/profile", "/feed", "/feed"]) }
  }

  @Test func `the failure of one of two requests cancels the other`() async throws {
    for (failing, way) in [2, 3].flatMap({ failing in ways.map { (failing, $0) } }) {
      let pane = try Pane(
        RequestsChapter.self, way, after: "tap load-both\nevent answer 1 200\nevent answer \(failing) 404")
      #expect(pane.screen.state.text == "Failed: status 404")
      expectRest(pane)
    }
  }

  @Test func `a request may take 5 seconds, and the whole load 12, including retries and pauses`() async throws {
    try await playAll(
      """
      event service off
      tap load-profile
      wait 4999ms
      expect state "Signing in …"
      wait 1ms
      expect state "Failed: timed out"
      toggle retry
      tap load-profile
      wait 11999ms
      expect state "Signing in … retry 2 after 2 s: timed out"
      wait 1ms
      expect state "Failed: it took longer than 12 s"
      """)
  }

  @Test(
    "at each step and in a pause a load can be cancelled: its requests end, nothing of it comes, and the next one works",
    arguments: ["load-profile", "load-both"])
  func cancel(_ load: String) async throws {
    let waits = [0, 500, 1000, 1500, 1999] + (load == "load-profile" ? [2000, 2500] : [])
    for cancelled in waits.map({ "tap \(load)\nwait \($0)ms\ntap cancel\n" })
      + ["toggle retry\ntap \(load)\nevent answer 1 503\ntap cancel\n"]
    {
      try await playAll(
        cancelled + """
          expect state "Cancelled"
          expect state secondary
          wait 60s
          expect state "Cancelled"
          tap \(load)
          wait 3s
          expect state "Done"
          """)
      for way in ways { expectRest(try Pane(RequestsChapter.self, way, after: cancelled)) }
    }
  }

  @Test func `an answer to a request that was cancelled changes nothing`() async throws {
    try await playAll(
      """
      event service off
      tap load-profile
      tap cancel
      event answer 1 200
      expect state "Cancelled"
      tap load-profile
      event answer 1 200
      expect state "Signing in …"
      event answer 2 200
      expect state "Loading the profile …"
      """)
  }

  @Test(arguments: ["load-profile", "load-both"])
  func `neither a request nor a pause before a retry outlives its screen`(_ load: String) throws {
    for way in ways {
      let moments = (0...2).map { "tap \(load)\nwait \($0 * 1000 + 500)ms" }
      for script in moments + ["toggle retry\ntap \(load)\nevent answer 1 503"] {
        let pane = try Pane(RequestsChapter.self, way, after: script)
        try pane.close()
        expectRest(pane)
      }
    }
  }

  @Test(
    arguments: [
      ("answer 1 200", "first, last, or the number of a request, of which there were 0"),
      ("answer first 99", "a status from 200 to 599, bad-json or cut"), ("limit first -1", "a whole number of seconds"),
      ("service maybe", "on or off"),
      (
        "fail first bored",
        "one of bad-answer, connection-lost, no-network, no-such-host, refused, timeout, tls, too-large"
      ),
    ])
  func `arguments that make no sense are reported`(_ event: String, _ expected: String) async throws {
    let error = await #expect(throws: PaneError.self) {
      try await play("event \(event)", on: RequestsChapter.self, .callback)
    }
    #expect(error?.description == "expected \(expected)")
  }

  @Test func `the five ways are the same after every sequence of inputs`() throws {
    try OneAfterAnother.checkParity(depth: 3, random: 60)
    try RequestsChapter.checkParity(depth: 2, random: 120)
  }

  @Test func `nothing outlives its controller, whenever the screen closes`() throws {
    for script in lives {
      try RequestsChapter.checkLifetimes(after: Script(parsing: script, name: "life").inputs)
    }
    try OneAfterAnother.checkLifetimes(after: [.tap("load-profile"), .wait(.seconds(1))])
  }

  @Test(
    arguments: ["200", "404", "bad-json", "cut"])
  func `the pyramid shows the same as the callback way, as long as no time limit is exceeded`(_ answer: String) throws {
    for count in 0..<3 {
      let good = (0..<count).map { Input.event("answer", ["\($0 + 1)", "200"]) }
      let inputs = [.tap("load-profile")] + good + [.event("answer", ["\(count + 1)", answer]), .tap("cancel")]
      try ParityChecker(
        OneAfterAnother.self,
        ways: [OneAfterAnother.way(.callback), Way("pyramid", TrapWay.Pyramid.self)]
      ).check(inputs)
    }
  }

  private let lives = [
    "", "tap load-both\nwait 1500ms", "tap load-profile\nwait 60s",
    "toggle retry\ntap load-both\nevent answer first 503",
  ]

  /// No request and no pause is under way.
  private func expectRest(_ pane: Pane<RequestsChapter>) {
    #expect(pane.world.scriptedNetwork.livingCount == 0, "\(pane.name)")
    #expect(pane.world.pendingCount == 0, "\(pane.name)")
  }

  private func paths(after script: String, _ way: Way<BothScreen>) throws -> [String] {
    try Pane(RequestsChapter.self, way, after: script).world.scriptedNetwork.calls.map(\.request.url.path)
  }

  private func open(_ server: LoopbackServer, _ way: Way<BothScreen>) -> LiveScreen<BothScreen> {
    let screen = BothScreen()
    screen.service = Service { path in server.url(path) }
    return LiveScreen(screen, way)
  }

  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let (status, body) = EmbeddedService.answer(to: request.path, authorization: request.headers["Authorization"])
    return .data(body, type: "application/octet-stream", status: status)
  }

  @Test(.timeLimit(.minutes(60)))
  func `a load and two at once come through over real connections`() async throws {
    let server = try LoopbackServer { Self.response(to: $0) }
    for way in RequestsChapter.ways {
      let live = open(server, way)
      try live.perform { $0.loadProfile.tap() }
      try await live.rest { $0.cancel.isEnabled }
      #expect(live.screen.state.text == "Done", "\(way.name)")
      #expect(live.screen.profile.text == "1815 followers, avatar 48 × 48")
      try live.perform { $0.loadBoth.tap() }
      try await live.rest { $0.cancel.isEnabled }
      #expect(live.screen.feed.text == "2 posts, the last: Notes on the engine", "\(way.name)")
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `a cancelled load waits for nothing, though a real server never answers`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { Self.response(to: $0).after(gate) }
    for way in RequestsChapter.ways {
      let live = open(server, way)
      try live.perform { $0.loadProfile.tap() }
      try live.perform { $0.cancel.tap() }
      // Waiting for a request that is not cancelled would last until the time limit of the suite.
      try await live.rest { $0.cancel.isEnabled }
      #expect(live.world.pendingCount == 0, "\(way.name): the load continues after Cancel")
      #expect(live.screen.state.text == "Cancelled", "\(way.name)")
    }
    gate.open()
  }
}
