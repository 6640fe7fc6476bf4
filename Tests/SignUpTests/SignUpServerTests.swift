import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import SignUp

@Suite("10 SignUp, over real connections", .timeLimit(.minutes(15)))
struct SignUpServerTests {
  /// What the chapter's own directory answers.
  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    .text("", status: EmbeddedDirectory.status(of: request.method, request.path, request.body))
  }

  /// The ways in which an answer can be of no use, by their names.
  nonisolated private static let faults: [String: LoopbackServer.Response] = [
    "429": .text("slow down", status: 429), "500": .text("broken", status: 500),
    "cut": .init(body: [.text("half"), .end], length: .claimed(100)),
    "reset": .init(body: [.text("half"), .reset], length: .claimed(100)), "gone": .raw([.reset]),
    "nonsense": .raw([.text("nonsense\r\n\r\n")]),
    "flood": .init(body: [.repeated(Data(repeating: 65, count: 1 << 16), times: 100)], length: .chunked),
  ]

  private func open(_ server: LoopbackServer, _ way: Way<SignUpScreen>, refusing: URL? = nil) -> Opened {
    let world = LiveWorld(clock: PatientClock())
    let screen = SignUpScreen()
    screen.directory = Directory(users: server.url("/users")) { username in
      username == "refused" ? refusing : server.url("/users/\(username)")
    }
    return Opened(screen, world, World.$current.withValue(world) { way.wire(screen, world) })
  }

  @Test("a name is asked for and a form is sent, once, however often it is tapped, and a person is told")
  func signUp() async throws {
    for way in SignUpChapter.ways {
      let (gate, posted) = (Gate(), Posted())
      let server = try LoopbackServer { request in
        guard request.method == "POST" else { return Self.response(to: request) }
        posted.add(request.body)
        return Self.response(to: request).after(gate)
      }
      let form = open(server, way)
      try await form.fillIn("lovelace")
      for _ in 1...2 {
        form.screen.signUp.tap()
        try form.world.settle()
        #expect(form.screen.activity.isAnimating, "\(way.name)")
        #expect(form.screen.alert == nil)
      }
      gate.open()
      try await form.rest()
      #expect(form.screen.alert?.title == "Signed up.", "\(way.name)")
      #expect(try posted.credentials == [Credentials(username: "lovelace", password: "engine")])
      #expect(!form.screen.activity.isAnimating)
      form.screen.alert?.buttons.first?.tap()
      try await form.rest()
      #expect(form.screen.signUp.isEnabled)
    }
  }

  @Test("a name that is taken in between is told when the form is sent")
  func takenMeanwhile() async throws {
    let server = try LoopbackServer { request in
      request.method == "GET" ? .text("", status: 404) : Self.response(to: request)
    }
    for way in SignUpChapter.ways {
      let form = open(server, way)
      try await form.fillIn("ada")
      form.screen.signUp.tap()
      try await form.rest()
      #expect(form.screen.alert?.title == "Sign-up failed.", "\(way.name)")
    }
  }

  @Test("each kind of trouble with a name is told, and the next name works")
  func names() async throws {
    let gone = try LoopbackServer { _ in .text("") }
    let refusing = gone.url
    await gone.stop()
    let server = try LoopbackServer { request in
      Self.faults[request.path.split(separator: "/").last.map(String.init) ?? ""] ?? Self.response(to: request)
    }
    for way in SignUpChapter.ways {
      let form = open(server, way, refusing: refusing)
      for fault in Self.faults.keys.sorted() + ["refused"] {
        form.enter(fault)
        #expect(form.screen.usernameMessage.text == "validating …")
        try await form.rest()
        #expect(form.screen.usernameMessage.text == "Error contacting server", "\(way.name), \(fault)")
        for (username, text) in [("ada", "Username already taken"), ("lovelace", "Username available")] {
          form.enter(username)
          try await form.rest()
          #expect(form.screen.usernameMessage.text == text, "\(way.name), after \(fault)")
        }
      }
    }
  }

  @Test("each kind of trouble with a sign-up is told, and the next attempt works", arguments: faults.keys.sorted())
  func attempts(_ fault: String) async throws {
    for way in SignUpChapter.ways {
      let posted = Posted()
      let server = try LoopbackServer { request in
        guard request.method == "POST" else { return Self.response(to: request) }
        posted.add(request.body)
        return posted.count == 1 ? Self.faults[fault] ?? .text("") : Self.response(to: request)
      }
      let form = open(server, way)
      try await form.fillIn("lovelace")
      for title in ["Sign-up failed.", "Signed up."] {
        form.screen.signUp.tap()
        try await form.rest()
        #expect(form.screen.alert?.title == title, "\(way.name)")
        form.screen.alert?.buttons.first?.tap()
        try await form.rest()
      }
      #expect(posted.count == 2, "\(way.name)")
    }
  }

  @Test("the answer about an earlier name comes too late to be shown")
  func late() async throws {
    for way in SignUpChapter.ways {
      let (gate, laterGate, arrivals) = (Gate(), Gate(), AsyncStream<Void>.makeStream())
      let server = try LoopbackServer { request in
        guard request.path == "/users/ad" else { return Self.response(to: request).after(laterGate) }
        arrivals.continuation.yield()
        return Self.response(to: request).after(gate)
      }
      let form = open(server, way)
      form.enter("ad")
      try form.world.settle()
      let countOfOne = form.world.pendingCount
      try #require(countOfOne > 0, "\(way.name): no question is under way")
      for await _ in arrivals.stream { break }
      form.enter("lovelace")
      try form.world.settle()
      try #require(form.world.pendingCount == countOfOne, "\(way.name): the question about the earlier name goes on")
      laterGate.open()
      try await form.rest()
      gate.open()
      try await form.rest()
      #expect(form.screen.usernameMessage.text == "Username available", "\(way.name)")
    }
  }

  @Test("leaving cancels the request that is under way: the server loses its client", arguments: ["GET", "POST"])
  func leave(_ method: String) async throws {
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
      if method == "GET" { form.enter("ada") } else { form.screen.signUp.tap() }
      try form.world.settle()
      try #require(form.world.pendingCount > 0, "\(way.name): no request is under way")
      for await _ in arrivals.stream { break }
      form.leave()
      try form.world.settle()
      // Waiting for a request that goes on would last until the time limit of the suite.
      try #require(form.world.pendingCount == 0, "\(way.name): the \(method) goes on after the form is left")
      for await end in ends.stream {
        #expect(end == .lost, "\(way.name)")
        break
      }
      gate.open()
    }
  }
}

/// A form that somebody has opened, in a world whose time does not pass: whatever waits, waits for a server.
private final class Opened {
  let screen: SignUpScreen
  let world: LiveWorld
  private var controller: AnyObject?

  init(_ screen: SignUpScreen, _ world: LiveWorld, _ controller: AnyObject) {
    (self.screen, self.world, self.controller) = (screen, world, controller)
  }

  func enter(_ username: String) {
    screen.username.touch()
    screen.username.selectAll()
    screen.username.insert(username)
  }

  /// Until the form wants nothing but a tap.
  func fillIn(_ username: String) async throws {
    enter(username)
    for field in [screen.password, screen.repeated] {
      field.touch()
      field.insert("engine")
    }
    try await rest()
    #expect(screen.signUp.isEnabled)
  }

  func leave() { controller = nil }

  /// Until nothing is under way.
  func rest() async throws { try await world.runUntilIdle(atMost: .seconds(300)) }
}

/// What was sent to a server.
nonisolated private final class Posted: @unchecked Sendable {
  private let lock = NSLock()
  private var bodies: [Data] = []

  var count: Int { lock.withLock { bodies.count } }

  var credentials: [Credentials] {
    get throws { try lock.withLock { bodies }.map { try JSONDecoder().decode(Credentials.self, from: $0) } }
  }

  func add(_ body: Data) { lock.withLock { bodies.append(body) } }
}
