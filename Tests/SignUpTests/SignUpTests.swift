import Controls
import Foundation
import Models
import Stage
import Testing
import World

@testable import SignUp

/// A form that wants nothing but a tap.
private let filling = """
  event directory off
  replace username "a"
  paste username "1"
  event answer last 404
  paste password "engine"
  paste repeat "engine"
  expect sign-up enabled

  """

@Suite("10 SignUp")
struct SignUpTests {
  private let ways = SignUpChapter.ways

  /// Plays on each of the five ways.
  private func playAll(_ script: String) async throws {
    try await play(script, on: SignUpChapter.self)
  }

  @Test(
    "a name is judged, asked for, and told free, taken or unknown",
    arguments: [
      ("lovelace", "Username available", "ok"), ("Ada", "Username already taken", "error"),
      ("Ünal", "Username available", "ok"), ("花子", "Username available", "ok"),
    ])
  func names(_ name: String, _ text: String, _ color: String) async throws {
    try await playAll(
      """
      paste username "\(name)"
      expect username-message "validating …"
      expect username-message normal
      wait 2s
      expect username-message "\(text)"
      expect username-message \(color)
      """)
  }

  @Test("each change of the name is asked for at once, and nothing else is asked")
  func counts() throws {
    for way in ways {
      #expect(
        try requests(after: [.type("username", text: "ada"), .focus("password"), .focus("username")], way) == [
          "GET /users/a", "GET /users/ad", "GET /users/ada",
        ], "\(way.name)")
      #expect(
        try requests(after: [.replace("username", text: "a"), .replace("username", text: "a")], way) == [
          "GET /users/a"
        ],
        "the same name again is no change: \(way.name)")
      #expect(
        try requests(
          after: [
            .type("username", text: "ab"), .wait(.seconds(5)), .type("username", text: "-"),
            .type("password", text: "engine"),
          ], way)
          == ["GET /users/a", "GET /users/ab"])
    }
  }

  @Test("only the latest name counts, in whatever order the answers come")
  func latest() async throws {
    try await playAll(
      """
      type username "ada"
      wait 500ms
      expect username-message "Username already taken"
      wait 5s
      expect username-message "Username already taken"
      event directory off
      paste username "1"
      paste username "2"
      event answer 5 404
      expect username-message "Username available"
      event answer 4 200
      expect username-message "Username available"
      paste username "3"
      expect username-message "validating …"
      clear username
      event answer 6 404
      expect username-message ""
      """)
    for way in ways {
      let pane = try pane(after: [.type("username", text: "ada")], way)
      #expect(pane.world.scriptedNetwork.livingCount == 1, "\(way.name)")
    }
  }

  @Test(
    "trouble with the directory is told, nothing else goes on, and the next name works",
    arguments: [
      "answer last 429", "answer last 500", "answer last 301", "answer last cut", "fail last timeout",
      "fail last no-network", "fail last too-large",
    ])
  func trouble(_ event: String) async throws {
    try await playAll(
      """
      event directory off
      paste username "lovelace"
      event \(event)
      expect username-message "Error contacting server"
      expect username-message error
      event directory on
      wait 60s
      expect username-message "Error contacting server"
      paste username "1"
      expect username-message "validating …"
      wait 500ms
      expect username-message "Username available"
      """)
    try await playAll(
      filling + """
        tap sign-up
        expect activity on
        event \(event)
        expect sign-up disabled
        expect activity hidden
        expect alert title "Sign-up failed."
        expect ok enabled
        tap ok
        expect alert hidden
        expect sign-up enabled
        tap sign-up
        event answer last 201
        expect alert title "Signed up."
        """)
  }

  @Test("a password that becomes long enough and another one at once enables nothing, not even for a moment")
  func flash() async throws {
    try await playAll(
      """
      paste username "lovelace"
      wait 1s
      paste password "engi"
      paste repeat "engi"
      paste password "ne"
      expect password-message ok
      expect repeat-message error
      expect sign-up disabled
      """)
  }

  @Test("a sign-up shows that it is under way, tells how it went, and is over with OK")
  func signUp() async throws {
    try await playAll(
      """
      paste username "lovelace"
      paste password "engine"
      paste repeat "engine"
      expect sign-up disabled
      wait 500ms
      expect sign-up enabled
      tap sign-up
      expect sign-up disabled
      expect activity on
      expect alert hidden
      wait 1s
      expect activity hidden
      expect alert title "Signed up."
      expect ok enabled
      expect sign-up disabled
      tap ok
      expect alert hidden
      expect sign-up enabled
      """)
  }

  @Test("two quick taps sign up once, also before the screen comes to rest")
  func twoTaps() throws {
    for way in ways {
      let pane = try filledIn(way)
      pane.screen.signUp.tap()
      pane.screen.signUp.tap()
      try pane.perform(.tap("sign-up"))
      #expect(posts(of: pane) == 1, "\(way.name)")
      // A tap that comes through all the same.
      pane.screen.signUp.sendActions(for: .touchUpInside)
      try pane.perform(.wait(.zero))
      #expect(posts(of: pane) == 1, "\(way.name)")
      // And one that comes through while a person reads how it went.
      try pane.perform(.event("answer", ["last", "409"]))
      pane.screen.signUp.sendActions(for: .touchUpInside)
      try pane.perform(.wait(.seconds(2)))
      #expect(posts(of: pane) == 1, "\(way.name)")
      #expect(pane.screen.alert?.title == "Sign-up failed.")
    }
  }

  @Test("a tap event from code signs up with a valid form only")
  func byCode() throws {
    let name: [Input] = [.replace("username", text: "lovelace"), .wait(.seconds(5))]
    let passwords: [Input] = [.replace("password", text: "engine"), .replace("repeat", text: "engine")]
    let forms: [[Input]] = [
      [], name, passwords, passwords + [.replace("username", text: "lovelace")],
      passwords + [.replace("username", text: "ada"), .wait(.seconds(5))],
      name + passwords + [.type("repeat", text: "s")],
      name + [.replace("password", text: "abcd"), .replace("repeat", text: "abcd")],
    ]
    for way in ways {
      for form in forms {
        let pane = try pane(after: form, way)
        pane.screen.signUp.sendActions(for: .touchUpInside)
        try pane.perform(.wait(.zero))
        #expect(posts(of: pane) == 0, "\(way.name)")
      }
    }
  }

  @Test("the latest values are sent, and what is typed meanwhile changes nothing about them")
  func values() throws {
    for way in ways {
      let pane = try filledIn(way)
      try pane.perform(.tap("sign-up"))
      try pane.perform(.type("password", text: "s"))
      let calls = pane.world.scriptedNetwork.calls
      let sent = try #require(calls.last { $0.request.method == "POST" }?.request)
      #expect(sent.url.absoluteString == "https://directory.example/users")
      #expect(sent.headers["Content-Type"] == "application/json")
      let credentials = try JSONDecoder().decode(Credentials.self, from: try #require(sent.body))
      #expect(credentials == Credentials(username: "lovelace", password: "engine"), "\(way.name)")
    }
  }

  @Test("the name that signs up is the one that was asked for, also when its letters come again in other scalars")
  func spelling() throws {
    for way in ways {
      let pane = try pane(
        after: [
          .replace("username", text: "\u{E9}"), .wait(.seconds(5)), .replace("username", text: "e\u{301}"),
          .replace("password", text: "engine"), .replace("repeat", text: "engine"), .tap("sign-up"),
        ], way)
      let calls = pane.world.scriptedNetwork.calls
      #expect(calls.map(\.request.method) == ["GET", "POST"], "\(way.name)")
      let credentials = try JSONDecoder().decode(Credentials.self, from: try #require(calls.last?.request.body))
      #expect(Array(credentials.username.unicodeScalars) == ["\u{E9}"], "\(way.name)")
    }
  }

  @Test("a name that is typed during a sign-up is asked for, and its answer does not disturb the question")
  func typingMeanwhile() async throws {
    try await playAll(
      filling + """
        tap sign-up
        paste username "2"
        expect username-message "validating …"
        event answer 3 201
        expect ok enabled
        event answer 4 200
        expect username-message "Username already taken"
        expect ok enabled
        tap ok
        expect sign-up disabled
        """)
  }

  @Test("leaving the screen cancels the requests under way and dismisses the alert")
  func leave() throws {
    for way in ways {
      for inputs: [Input] in [
        [.type("username", text: "ada")], [.tap("sign-up")], [.tap("sign-up"), .type("username", text: "1")],
      ] {
        let pane = try filledIn(way)
        for input in inputs { try pane.perform(input) }
        #expect(pane.world.scriptedNetwork.livingCount > 0)
        try pane.close()
        #expect(pane.world.scriptedNetwork.livingCount == 0, "\(way.name)")
        #expect(pane.world.pendingCount == 0, "\(way.name)")
      }
      let pane = try filledIn(way)
      for input: Input in [.tap("sign-up"), .wait(.seconds(1))] { try pane.perform(input) }
      #expect(pane.screen.alert != nil)
      try pane.close()
      #expect(pane.screen.alert == nil, "\(way.name)")
    }
  }

  @Test("the five ways are the same after every sequence of inputs")
  func parity() throws {
    try SignUpChapter.checkParity(depth: 2, random: 200)
  }

  @Test("nothing outlives its controller, whenever the screen goes")
  func lifetimes() throws {
    let form: [Input] = [
      .replace("username", text: "lovelace"), .replace("password", text: "engine"), .replace("repeat", text: "engine"),
    ]
    let sent = form + [.wait(.seconds(1)), .tap("sign-up")]
    for inputs in [[], form, sent, sent + [.wait(.seconds(1))]] {
      #expect(try SignUpChapter.lifetimeFaults(after: inputs) == [])
    }
  }

  private func pane(after inputs: [Input], _ way: Way<SignUpScreen>) throws -> Pane<SignUpChapter> {
    let pane = try Pane(SignUpChapter.self, way)
    for input in inputs { try pane.perform(input) }
    return pane
  }

  /// A form that wants nothing but a tap.
  private func filledIn(_ way: Way<SignUpScreen>) throws -> Pane<SignUpChapter> {
    let pane = try pane(
      after: [
        .replace("username", text: "lovelace"), .wait(.seconds(5)), .replace("password", text: "engine"),
        .replace("repeat", text: "engine"),
      ], way)
    #expect(pane.screen.signUp.isEnabled)
    return pane
  }

  private func posts(of pane: Pane<SignUpChapter>) -> Int {
    pane.world.scriptedNetwork.calls.count { $0.request.method == "POST" }
  }

  private func requests(after inputs: [Input], _ way: Way<SignUpScreen>) throws -> [String] {
    try pane(after: inputs, way).world.scriptedNetwork.calls.map { "\($0.request.method) \($0.request.url.path)" }
  }
}
