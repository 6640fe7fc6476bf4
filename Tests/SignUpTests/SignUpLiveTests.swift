import Controls
import Foundation
import LoopbackServer
import Models
import Services
import Stage
import Testing
import World

@testable import SignUp

@Suite("10 SignUp, over real connections", .timeLimit(.minutes(60)))
struct SignUpLiveTests {
  @Test func `GitHub is asked for a user's page, and not for sign-ups`() {
    let page = Directory.gitHub().availability(of: "Ünal")
    #expect(page.description == "GET https://github.com/%C3%9Cnal")
    #expect(page.body == nil)
    #expect(page.timeLimit == .seconds(5))
    let signUp = Directory.gitHub().signUp(.init(username: "ada", password: "engine"))
    #expect(signUp.description == "POST https://directory.example/users")
    #expect(SignUpChapter.offersLive)
  }

  @Test func `the message gives the reason why GitHub has no answer`() {
    let reasons: [(HTTPTask.Outcome, String)] = [
      (.success(HTTPAnswer(Response(status: 429))), "too many requests, try again later"),
      (.success(HTTPAnswer(Response(status: 500))), "the server answers with status 500"),
      (.failure(.connectionLost), "the connection was lost"), (.failure(.timedOut), "timed out"),
    ]
    for (outcome, reason) in reasons {
      #expect(Directory.gitHub().availability(in: outcome) == .unknown(because: reason))
      #expect(Directory.embedded.availability(in: outcome) == .unknown())
    }
  }

  @Test("over real connections, a page means taken, no page means free, and a rate limit says when to retry")
  func pages() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/ada": .html("<title>ada</title>")
      case "/many": .init(status: 429, headers: ["Retry-After": "60"])
      case "/spent": .init(status: 403, headers: ["X-RateLimit-Remaining": "0", "RateLimit-Reset": "90"])
      case "/secret": .text("no", status: 403)
      default: .html("<title>nobody</title>", status: 404)
      }
    }
    let failed = "Error contacting server: "
    for way in SignUpChapter.ways {
      let screen = SignUpScreen()
      screen.directory = .gitHub(at: server.url)
      let form = LiveScreen(screen, way)
      for (username, text) in [
        ("ada", "Username already taken"), ("many", failed + "too many requests, try again in 60 seconds"),
        ("spent", failed + "too many requests, try again in 90 seconds"),
        ("secret", failed + "the server answers with status 403"), ("lovelace", "Username available"),
      ] {
        try form.perform { screen in screen.enter(username) }
        try await form.restOfRequests()
        #expect(screen.usernameMessage.text == text, "\(way.name)")
      }
    }
  }

  /// The answer of the chapter's own directory.
  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    .text("", status: EmbeddedDirectory.status(of: request.method, request.path, request.body))
  }

  private func open(_ server: LoopbackServer, _ way: Way<SignUpScreen>) -> LiveScreen<SignUpScreen> {
    let screen = SignUpScreen()
    screen.directory = Directory(users: server.url("/users")) { server.url("/users/\($0)") }
    return LiveScreen(screen, way)
  }

  @Test("a name is checked and a form is sent once, however often the button is tapped, and the result is shown")
  func signUp() async throws {
    for way in SignUpChapter.ways {
      let (gate, posted) = (Gate(), AsyncStream<Data>.makeStream())
      let server = try LoopbackServer { request in
        guard request.method == "POST" else { return Self.response(to: request) }
        posted.continuation.yield(request.body)
        return Self.response(to: request).after(gate)
      }
      let form = open(server, way)
      try await form.fillIn("lovelace")
      for _ in 1...2 {
        try form.perform { screen in screen.signUp.tap() }
        #expect(form.screen.activity.isAnimating, "\(way.name)")
        #expect(form.screen.alert == nil)
      }
      gate.open()
      try await form.restOfRequests()
      #expect(form.screen.alert?.title == "Signed up.", "\(way.name)")
      posted.continuation.finish()
      var credentials: [Credentials] = []
      for await body in posted.stream { credentials.append(try JSONDecoder().decode(Credentials.self, from: body)) }
      #expect(credentials == [Credentials(username: "lovelace", password: "engine")], "\(way.name)")
      try form.perform { screen in screen.alert?.buttons.first?.tap() }
      #expect(form.screen.signUp.isEnabled)
    }
  }

  @Test(arguments: ["GET", "POST"])
  func `closing the form cancels its request: the server loses its client`(_ method: String) async throws {
    for way in SignUpChapter.ways {
      let (gate, arrivals, ends) = (
        Gate(), AsyncStream<Void>.makeStream(), AsyncStream<LoopbackServer.Response.End>.makeStream()
      )
      let server = try LoopbackServer { request in
        var response = Self.response(to: request)
        guard request.method == method, request.path != "/users/lovelace" else { return response }
        arrivals.continuation.yield()
        response.onEnd = { ends.continuation.yield($0) }
        return response.after(gate)
      }
      let form = open(server, way)
      try await form.fillIn("lovelace")
      try form.perform { screen in
        if method == "GET" { screen.enter("ada") } else { screen.signUp.tap() }
      }
      try #require(form.world.pendingCount > 0, "\(way.name): no request is under way")
      for await _ in arrivals.stream { break }
      form.close()
      try form.world.settle()
      // Without this check, a request that continues would last until the time limit of the suite.
      try #require(form.world.pendingCount == 0, "\(way.name): the \(method) continues after the form is closed")
      var endings = ends.stream.makeAsyncIterator()
      #expect(await endings.next() == .lost, "\(way.name)")
      gate.open()
    }
  }
}

extension LiveScreen<SignUpScreen> {
  /// Waits until each request is answered, and its answer shown.
  fileprivate func restOfRequests() async throws {
    try await rest { screen in
      screen.usernameMessage.text == ValidationResult.validating.text || screen.activity.isAnimating
    }
  }

  /// Enters a valid form.
  fileprivate func fillIn(_ username: String) async throws {
    try perform { screen in
      screen.enter(username)
      for field in [screen.password, screen.repeated] {
        field.touch()
        field.insert("engine")
      }
    }
    try await restOfRequests()
    #expect(screen.signUp.isEnabled)
  }
}

extension SignUpScreen {
  fileprivate func enter(_ text: String) {
    username.touch()
    username.selectAll()
    username.insert(text)
  }
}
