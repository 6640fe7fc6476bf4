import Controls
import Models
import Services
import Stage
import World

/// The name of the form and what is to be said about it, with nothing else around: a place for small exercises.
enum NameAlone: Scene {
  /// A field for a name, and what is to be said about it.
  final class NameScreen: Controls.Screen {
    let username = TextField("username", placeholder: "Username")
    let message = Label("username-message")

    /// Whom the ways ask.
    let directory = Directory.embedded

    override var rows: [[View]] { [[username], [message]] }

    func show(_ result: ValidationResult) {
      message.show(result)
    }
  }

  static let title = "a name that a directory has to agree to"

  static func makeScreen() -> NameScreen { NameScreen() }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedDirectory.reply }

  static let alphabet: [Input] = [
    .replace("username", text: "ad"), .replace("username", text: "lovelace"), .type("username", text: "1"),
    .type("username", text: "-"), .clear("username"), .wait(.milliseconds(500)), .wait(.seconds(2)),
    .event("directory", ["off"]), .event("answer", ["first", "404"]), .event("answer", ["last", "200"]),
    .event("fail", ["last", "timeout"]),
  ]
  static let invariants: [Invariant<NameScreen>] = [
    Invariant("what is said about a name is about the name that stands in the field") { screen in
      let judged = ValidationResult.username(screen.username.text ?? "")
      let isJudged = judged.text == screen.message.text
      return judged == .validating
        ? isJudged || screen.message.text?.hasSuffix("letters and digits") == false : isJudged
    }
  ]
  static let events: [WorldEvent<NameScreen>] = [
    WorldEvent("answer", ["N", "STATUS"], "request N gets its answer now: a status") {
      (_: NameScreen, world: World, arguments: [String]) throws(BadArgument) in
      guard let status = Int(arguments[1]), (200...599).contains(status) else {
        throw BadArgument("a status from 200 to 599", at: 1)
      }
      try network(of: world)?.deliver(to: arguments[0]) { _ in [.response(Response(status: status)), .finished] }
    },
    .fail("request", ["no-network": .notConnected, "timeout": .timedOut], on: { network(of: $0) }),
    .answering(
      "directory", "whether requests get an answer by themselves, each in its time: on or off",
      by: EmbeddedDirectory.reply, on: { network(of: $0) }),
  ]

  private static func network(of world: World) -> ScriptedNetwork? {
    (world as? VirtualWorld)?.scriptedNetwork
  }

  /// Without any pattern: what is typed is judged, and asked for.
  final class Reference: Wiring {
    private let screen: NameScreen
    private let client: HTTPClient
    private var username = ""
    private var checking: HTTPTask?

    init(_ screen: NameScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.username.addTarget(self, action: Reference.usernameChanged, for: .editingChanged)
    }

    isolated deinit {
      checking?.cancel()
    }

    private func usernameChanged() {
      guard screen.username.text != username else { return }
      username = screen.username.text ?? ""
      checking?.cancel()
      let judged = ValidationResult.username(username)
      screen.show(judged)
      guard judged == .validating else { return }
      checking = client.task(with: screen.directory.availability(of: username)) { [screen] outcome in
        screen.show(.username(screen.directory.availability(in: outcome)))
      }
      checking?.resume()
    }
  }
}

/// What was asked of the directory: "2 requests, 1 under way".
func requests<S: Scene>(_ pane: Pane<S>) -> String {
  let network = pane.world.scriptedNetwork
  return "\(counted(network.calls.count, "request")), \(network.livingCount) under way"
}
