import Controls
import Foundation
import Models
import Parity
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

  @Test("an untouched form says nothing, asks nothing and cannot be sent")
  func firstFrame() async throws {
    try await playAll(
      """
      expect username-message ""
      expect password-message ""
      expect repeat-message ""
      expect sign-up disabled
      expect activity hidden
      focus username
      focus password
      focus repeat
      tap sign-up
      wait 60s
      expect username-message ""
      expect password-message ""
      expect repeat-message ""
      """)
    for way in ways { #expect(try requests(after: [.focus("username"), .focus("password")], way) == []) }
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

  @Test("a name that is empty or has other characters is nobody's business")
  func badNames() async throws {
    try await playAll(
      """
      paste username "a-b"
      expect username-message "Username can only contain letters and digits"
      expect username-message error
      wait 60s
      expect username-message "Username can only contain letters and digits"
      clear username
      expect username-message ""
      expect username-message normal
      """)
    for way in ways { #expect(try requests(after: [.type("username", text: "-b "), .clear("username")], way) == []) }
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
      "fail last refused", "fail last no-network", "fail last tls", "fail last bad-answer", "fail last connection-lost",
      "fail last no-such-host", "fail last too-large",
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

  @Test("nobody waits for the directory longer than five seconds")
  func limits() async throws {
    try await playAll(
      """
      event directory off
      paste username "lovelace"
      wait 4999ms
      expect username-message "validating …"
      wait 1ms
      expect username-message "Error contacting server"
      """)
    try await playAll(
      filling + """
        tap sign-up
        wait 4999ms
        expect activity on
        wait 1ms
        expect activity hidden
        expect alert title "Sign-up failed."
        """)
  }

  @Test("a password has five characters, and the repetition is judged again when the first one changes")
  func passwords() async throws {
    try await playAll(
      """
      paste password "abcd"
      expect password-message "Password must be at least 5 characters"
      expect password-message error
      paste repeat "abcde"
      expect repeat-message "Password different"
      expect repeat-message error
      paste password "e"
      expect password-message "Password acceptable"
      expect password-message ok
      expect repeat-message "Password repeated"
      expect repeat-message ok
      paste password "f"
      expect repeat-message "Password different"
      clear password
      expect password-message ""
      expect repeat-message "Password different"
      clear repeat
      expect repeat-message ""
      expect repeat-message normal
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

  @Test(
    "a person is told whether it came to a sign-up",
    arguments: [
      ("201", "Signed up."), ("200", "Sign-up failed."), ("409", "Sign-up failed."), ("429", "Sign-up failed."),
      ("500", "Sign-up failed."), ("cut", "Sign-up failed."),
    ])
  func told(_ answer: String, _ text: String) throws {
    for way in ways {
      let pane = try filledIn(way)
      try pane.perform(.tap("sign-up"))
      #expect(pane.screen.alert == nil)
      try pane.perform(.event("answer", ["last", answer]))
      #expect(pane.screen.alert?.title == text, "\(way.name)")
      try pane.perform(.tap("ok"))
      #expect(pane.screen.alert == nil)
    }
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

  @Test("a finger is not the only one that touches a button: a form that will not do signs nobody up")
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

  @Test("whoever leaves calls off what is under way, and takes the question along")
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

  @Test("arguments that make no sense are told")
  func badEvents() throws {
    let pane = try Pane(SignUpChapter.self, SignUpChapter.way(.callback))
    for (name, arguments, expected) in [
      ("answer", ["1", "200"], "first, last, or the number of a request, of which there were 0"),
      ("answer", ["first", "99"], "a status from 200 to 599, or cut"), ("directory", ["maybe"], "on or off"),
      (
        "fail", ["first", "bored"],
        "one of bad-answer, connection-lost, no-network, no-such-host, refused, timeout, tls, too-large"
      ),
    ] {
      #expect {
        try pane.perform(.event(name, arguments))
      } throws: { error in
        guard case PaneError.argument(let argument) = error else { return false }
        return argument.expected == expected
      }
    }
  }

  @Test("the five ways are the same after every sequence of inputs")
  func parity() throws {
    #expect(try ParityChecker(SignUpChapter.self).checkAll(depth: 2)?.inputs ?? 0 > 200)
  }

  @Test("the five ways are the same after long random sequences")
  func randomParity() throws {
    #expect(
      try ParityChecker(SignUpChapter.self).checkRandomly(count: 200, length: 30, seed: 10).inputs == 6000)
  }

  @Test("nothing outlives its controller, whenever the screen goes")
  func lifetimes() throws {
    let form: [Input] = [
      .replace("username", text: "lovelace"), .replace("password", text: "engine"), .replace("repeat", text: "engine"),
    ]
    let sent = form + [.wait(.seconds(1)), .tap("sign-up")]
    for inputs in [[], form, sent, sent + [.wait(.seconds(1))]] {
      let faults = try LifetimeChecker(SignUpChapter.self, after: inputs).checkEveryWay()
      #expect(faults == [])
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
