import Controls
import Foundation
import Services
import Stage
import Testing
import World

@testable import SignUp

@Suite("10 SignUp, over real connections", .timeLimit(.minutes(10)))
struct SignUpServerTests {
  private static let ways: [(name: String, wire: @MainActor (SignUpScreen, World) -> AnyObject)] = [
    ("callback", { CallbackWay.Controller($0, $1) }), ("delegate", { DelegateWay.Controller($0, $1) }),
    ("observer", { ObserverWay.Controller($0, $1) }), ("rx", { RxWay.Controller($0, $1) }),
    ("drivers", { RxWay.Drivers.Controller($0, $1) }),
  ]

  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    switch request.path {
    case "/users/limited": .text("slow down", status: 429)
    case "/users/cut": .init(body: [.text("half"), .end], length: .claimed(100))
    default: .text("", status: EmbeddedDirectory.status(of: "GET", request.path, nil))
    }
  }

  @Test("names are asked for; what is broken is told and the next name works; a sign-up that is refused is told")
  func form() async throws {
    let server = try LoopbackServer { Self.response(to: $0) }
    for (name, wire) in Self.ways {
      let world = LiveWorld()
      let screen = SignUpScreen()
      screen.directory = Directory(users: server.url("/users")) { username in server.url("/users/\(username)") }
      let controller = World.$current.withValue(world) { wire(screen, world) }
      for (username, text) in [
        ("ada", "Username already taken"), ("limited", "Error contacting server"), ("cut", "Error contacting server"),
        ("lovelace", "Username available"),
      ] {
        screen.username.touch()
        screen.username.selectAll()
        screen.username.insert(username)
        #expect(screen.usernameMessage.text == "validating …")
        try await world.runUntilIdle(atMost: .seconds(300))
        #expect(screen.usernameMessage.text == text, "\(name), \(username)")
      }
      for field in [screen.password, screen.repeated] {
        field.touch()
        field.insert("engine")
      }
      screen.signUp.tap()
      try await world.runUntilIdle(atMost: .seconds(300))
      // The loopback server takes no POST: it answers 405.
      #expect(screen.alert?.title == "Sign-up failed.", "\(name)")
      withExtendedLifetime(controller) {}
    }
  }
}
