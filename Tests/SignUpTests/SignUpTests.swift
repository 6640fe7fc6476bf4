import Controls
import Foundation
import Models
import Stage
import Testing
import World

@testable import SignUp

nonisolated private let name = "replace username \"lovelace\"\nwait 5s\n"
nonisolated private let passwords = "replace password \"engine\"\nreplace repeat \"engine\""

/// Types a name in the field, each key as an input of its own.
nonisolated private func keys(_ name: String) -> String {
  name.map { key in "type username \"\(key)\"\n" }.joined()
}

/// A valid form, with a directory that waits for events.
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

  /// Plays on each of the ways.
  private func playAll(_ script: String) async throws {
    try await play(script, on: SignUpChapter.self)
  }

  @Test(
    "a name is judged, checked, and shown as free or taken",
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

  @Test(
    "each new name of letters and digits causes one request at once, and no other input causes one",
    arguments: [
      (keys("ada") + "focus password\nfocus username", ["a", "ad", "ada"]),
      ("replace username \"a\"\nreplace username \"a\"", ["a"]),
      (keys("ab") + "wait 5s\ntype username \"-\"\ntype password \"engine\"", ["a", "ab"]),
    ])
  func counts(_ script: String, _ names: [String]) throws {
    for way in ways {
      let calls = try Pane(SignUpChapter.self, way, after: script).world.scriptedNetwork.calls
      #expect(calls.map { "\($0.request)" } == names.map { "GET https://directory.example/users/\($0)" }, "\(way.name)")
    }
  }

  @Test func `only the latest name counts, in whatever order the answers come`() async throws {
    try await playAll(
      """
      type username "a"
      type username "d"
      type username "a"
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
      let pane = try Pane(SignUpChapter.self, way, after: keys("ada"))
      withExtendedLifetime(pane) { #expect(pane.world.scriptedNetwork.livingCount == 1, "\(way.name)") }
    }
  }

  @Test(
    "a failure of the directory is shown, no request follows, and the next name works",
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

  @Test("a password that becomes long enough but no longer matches never enables the button")
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

  @Test func `a sign-up shows that it is running, then its result, and ends with OK`() async throws {
    try await playAll(
      """
      paste username "lovelace"
      paste password "engine"
      paste repeat "engine"
      expect sign-up disabled
      wait 500ms
      expect sign-up enabled
      tap sign-up
      expect activity on
      wait 1s
      expect activity hidden
      expect alert title "Signed up."
      expect ok enabled
      tap ok
      expect alert hidden
      expect sign-up enabled
      """)
  }

  @Test func `two quick taps sign up once, even before the screen has settled`() throws {
    for way in ways {
      let pane = try filledIn(way)
      try pane.perform { screen in
        screen.signUp.tap()
        screen.signUp.tap()
      }
      try pane.perform(.tap("sign-up"))
      #expect(posts(of: pane) == 1, "\(way.name)")
      // A tap event from code, and another one while the alert is open.
      for input in [Input.event("answer", ["last", "409"]), .wait(.seconds(2))] {
        try pane.perform { screen in screen.signUp.sendActions(for: .touchUpInside) }
        try pane.perform(input)
        #expect(posts(of: pane) == 1, "\(way.name)")
      }
      #expect(pane.screen.alert?.title == "Sign-up failed.")
    }
  }

  @Test(
    arguments: [
      "", name, passwords, passwords + "\nreplace username \"lovelace\"",
      passwords + "\nreplace username \"ada\"\nwait 5s",
      name + passwords + "\ntype repeat \"s\"", name + "replace password \"abcd\"\nreplace repeat \"abcd\"",
    ])
  func `a tap event from code signs up with a valid form only`(_ form: String) throws {
    for way in ways {
      let pane = try Pane(SignUpChapter.self, way, after: form)
      try pane.perform { screen in screen.signUp.sendActions(for: .touchUpInside) }
      #expect(posts(of: pane) == 0, "\(way.name)")
    }
  }

  @Test func `the latest values are sent, and typing during the request does not change them`() throws {
    for way in ways {
      let pane = try filledIn(way)
      try pane.perform(.tap("sign-up"))
      try pane.perform(.type("password", text: "s"))
      let (sent, credentials) = try signUp(by: pane)
      #expect(sent.url.absoluteString == "https://directory.example/users")
      #expect(sent.headers["Content-Type"] == "application/json")
      #expect(credentials == Credentials(username: "lovelace", password: "engine"), "\(way.name)")
    }
  }

  @Test func `the name that signs up is the one that was checked, also after an equivalent spelling`() throws {
    for way in ways {
      let pane = try Pane(
        SignUpChapter.self, way,
        after: "replace username \"\u{E9}\"\nwait 5s\nreplace username \"e\u{301}\"\n" + passwords + "\ntap sign-up")
      #expect(pane.world.scriptedNetwork.calls.map(\.request.method) == ["GET", "POST"], "\(way.name)")
      #expect(Array(try signUp(by: pane).credentials.username.unicodeScalars) == ["\u{E9}"], "\(way.name)")
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

  @Test func `leaving the screen dismisses the alert`() throws {
    for way in ways {
      let pane = try Pane(SignUpChapter.self, way, after: name + passwords + "\ntap sign-up\nwait 1s")
      #expect(pane.screen.alert != nil)
      try pane.close()
      #expect(pane.screen.alert == nil, "\(way.name)")
    }
  }

  @Test func `all ways are the same after every sequence of inputs`() throws {
    try SignUpChapter.checkParity(depth: 2, random: 200)
  }

  @Test func `nothing outlives its controller, whenever the screen closes`() throws {
    for script in [
      "", "replace username \"lovelace\"\n" + passwords, name + passwords + "\ntap sign-up",
      name + passwords + "\ntap sign-up\ntype username \"1\"", name + passwords + "\ntap sign-up\nwait 1s",
    ] {
      try SignUpChapter.checkLifetimes(after: Script(parsing: script, name: "form").inputs)
    }
  }

  /// A valid form.
  private func filledIn(_ way: Way<SignUpScreen>) throws -> Pane<SignUpChapter> {
    let pane = try Pane(SignUpChapter.self, way, after: name + passwords)
    #expect(pane.screen.signUp.isEnabled)
    return pane
  }

  /// The request of a sign-up, and what it sends.
  private func signUp(by pane: Pane<SignUpChapter>) throws -> (request: Request, credentials: Credentials) {
    let request = try #require(pane.world.scriptedNetwork.calls.last { $0.request.method == "POST" }?.request)
    return (request, try JSONDecoder().decode(Credentials.self, from: try #require(request.body)))
  }

  private func posts(of pane: Pane<SignUpChapter>) -> Int {
    pane.world.scriptedNetwork.calls.count { $0.request.method == "POST" }
  }
}
