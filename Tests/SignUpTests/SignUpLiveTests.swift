import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import SignUp

/// The chapter as `--live` has it, but for the address: a server on this machine plays GitHub.
private enum Nearby: Step {
  typealias Callback = SignUpChapter.Callback
  typealias Delegate = SignUpChapter.Delegate
  typealias Observer = SignUpChapter.Observer
  typealias Rx = SignUpChapter.Rx

  static let furtherWays = SignUpChapter.furtherWays

  static var server: URL?

  static let title = "nearby"
  static let alphabet: [Input] = []
  static let invariants = SignUpChapter.invariants
  static let events = SignUpChapter.events
  static let laterIdentifiers = SignUpChapter.laterIdentifiers
  static func makeScreen() -> SignUpScreen { SignUpChapter.makeScreen() }
  static func prepare(_ world: VirtualWorld) { SignUpChapter.prepare(world) }
  static func goLive(_ screen: SignUpScreen, _ world: VirtualWorld) { screen.ask(.gitHub(at: server), world) }
}

/// A form that asks GitHub, of which a script says what it answers.
private enum Played: Step {
  typealias Callback = SignUpChapter.Callback
  typealias Delegate = SignUpChapter.Delegate
  typealias Observer = SignUpChapter.Observer
  typealias Rx = SignUpChapter.Rx

  static let title = "played"
  static let alphabet: [Input] = []
  static let invariants = SignUpChapter.invariants
  static let events = SignUpChapter.events
  static let laterIdentifiers = SignUpChapter.laterIdentifiers
  static func makeScreen() -> SignUpScreen {
    let screen = SignUpScreen()
    screen.directory = .gitHub()
    return screen
  }
}

@Suite("10 SignUp, live", .serialized, .timeLimit(.minutes(15)))
struct SignUpLiveTests {
  @Test("GitHub is asked for a user's page, and nobody is signed up there")
  func requests() {
    let page = Directory.gitHub().availability(of: "Ünal")
    #expect(page.description == "GET https://github.com/%C3%9Cnal")
    #expect(page.body == nil)
    let signUp = Directory.gitHub().signUp(.init(username: "ada", password: "engine"))
    #expect(signUp.description == "POST https://directory.example/users")
    #expect(SignUpChapter.offersLive)
  }

  @Test(
    "each kind of trouble is told, and the next name works",
    arguments: [
      ("answer last 429", "too many requests, try again later"),
      ("answer last 500", "the server answers with status 500"),
      ("answer last 403", "the server answers with status 403"), ("answer last cut", "the connection was lost"),
      ("fail last no-network", "no network connection"), ("fail last tls", "no secure connection"),
      ("fail last no-such-host", "no such host"), ("fail last refused", "the host refuses the connection"),
      ("fail last timeout", "timed out"), ("wait 5s", "timed out"),
      ("fail last bad-answer", "bad answer from the server"),
    ])
  func trouble(_ line: String, _ reason: String) async throws {
    for way in Played.ways {
      try await play(
        """
        paste username "lovelace"
        \(line.hasPrefix("wait") ? line : "event \(line)")
        expect username-message "Error contacting server: \(reason)"
        expect username-message error
        paste username "1"
        event answer last 404
        expect username-message "Username available"
        paste username "2"
        event answer last 200
        expect username-message "Username already taken"
        """, on: Played.self, way)
    }
  }

  @Test("over real connections a page says taken, no page says free, and a refusal says for how long")
  func pages() throws {
    let asked = Asked()
    let server = try LoopbackServer { request in
      asked.add("\(request.method) \(request.path)")
      switch request.path {
      case "/ada": return .html("<title>ada</title>")
      case "/many": return .init(status: 429, headers: ["Retry-After": "60"])
      case "/spent": return .init(status: 403, headers: ["X-RateLimit-Remaining": "0", "RateLimit-Reset": "90"])
      case "/secret": return .text("no", status: 403)
      case "/cut": return .init(body: [.text("half"), .end], length: .claimed(100))
      default: return .html("<title>nobody</title>", status: 404)
      }
    }
    Nearby.server = server.url
    let player = try Player([Nearby.self], step: 1, isLive: true)
    let failed = "Error contacting server: "
    for (username, text) in [
      ("ada", "Username already taken"), ("many", failed + "too many requests, try again in 60 seconds"),
      ("spent", failed + "too many requests, try again in 90 seconds"),
      ("secret", failed + "the server answers with status 403"), ("cut", failed + "the connection was lost"),
      ("lovelace", "Username available"),
    ] {
      for input: Input in [.clear("username"), .paste("username", text: username)] {
        _ = try player.play(.input(input))
      }
      #expect(try texts(player) == Array(repeating: text, count: 4))
    }
    for input: Input in [
      .paste("password", text: "engine"), .paste("repeat", text: "engine"), .tap("sign-up"), .wait(.seconds(1)),
    ] {
      _ = try player.play(.input(input))
    }
    let panes = try #require(player.panes as? Panes<Nearby>)
    for pane in panes.all {
      #expect(pane.screen.alert?.title == "Signed up.", "\(pane.name)")
      #expect(pane.world.scriptedNetwork.calls.map(\.request.method) == ["POST"], "the chapter's own directory")
    }
    let names = ["ada", "many", "spent", "secret", "cut", "lovelace"]
    #expect(asked.requests.sorted() == names.flatMap { Array(repeating: "GET /\($0)", count: 4) }.sorted())
  }

  @Test("a host that speaks no TLS, and one that is not there, are told apart")
  func unreachable() async throws {
    let server = try LoopbackServer { _ in .text("never asked") }
    for (scheme, reason) in [("https", "no secure connection"), ("http", "the host refuses the connection")] {
      if scheme == "http" { await server.stop() }
      Nearby.server = URL(string: "\(scheme)://127.0.0.1:\(server.port)/")
      let player = try Player([Nearby.self], step: 1, isLive: true)
      _ = try player.play(.input(.paste("username", text: "ada")))
      #expect(try texts(player) == Array(repeating: "Error contacting server: \(reason)", count: 4))
    }
  }

  private func texts(_ player: Player) throws -> [String] {
    try #require(player.panes as? Panes<Nearby>).all.map { $0.screen.usernameMessage.text ?? "" }
  }
}

/// What a server was asked.
nonisolated private final class Asked: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var requests: [String] { lock.withLock { list } }

  func add(_ request: String) { lock.withLock { list.append(request) } }
}
