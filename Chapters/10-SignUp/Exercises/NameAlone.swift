import Controls
import Models
import Services
import Stage
import Workshop
import World

/// The name of the form and what is to be said about it, with nothing else around: a place for small exercises.
enum NameAlone: Scene {
  /// A field for a name, and what is to be said about it.
  final class NameScreen: Controls.Screen {
    let username = TextField("username", placeholder: "Username")
    let message = Label("username-message")

    /// The directory that the ways ask.
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
  static let events: [WorldEvent<NameScreen>] = directoryEvents()

  /// Judges the typed name, and asks for it.
  final class Reference: PlainWay<NameScreen> {
    private var username = ""

    override func wire() {
      screen.username.addTarget(self, action: Reference.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      guard screen.username.text != username else { return }
      username = screen.username.text ?? ""
      work = nil
      let judged = ValidationResult.username(username)
      screen.show(judged)
      guard judged == .validating else { return }
      let task = HTTPClient(world).task(with: screen.directory.availability(of: username)) { [screen] outcome in
        screen.show(.username(screen.directory.availability(in: outcome)))
      }
      work = task
      task.resume()
    }
  }
}
