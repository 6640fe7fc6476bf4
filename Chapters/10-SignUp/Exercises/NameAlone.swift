import Controls
import Models
import Services
import Stage
import Workshop
import World

/// The name of the form and the message about it, without the rest: a place for small exercises.
enum NameAlone: Scene {
  /// The form, of which only the name is visible.
  final class NameScreen: SignUpScreen {
    override var rows: [[View]] { [[username], [usernameMessage]] }

    func show(_ result: ValidationResult) {
      usernameMessage.show(result)
    }
  }

  static let title = "a name that a directory has to agree to"

  static func makeScreen() -> NameScreen { NameScreen() }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedDirectory.reply }

  static let alphabet: [Input] = [
    .replace("username", text: "ad"), .replace("username", text: "lovelace"), .type("username", text: "1"),
    .type("username", text: "-"), .clear("username"), .wait(.milliseconds(300)),
    .wait(.milliseconds(500)), .wait(.seconds(2)),
    .event("directory", ["off"]), .event("answer", ["first", "404"]), .event("answer", ["last", "200"]),
    .event("fail", ["last", "timeout"]),
  ]
  static let invariants: [Invariant<NameScreen>] = [
    Invariant("the message belongs to the name in the field") { screen in
      let judged = ValidationResult.username(screen.username.text ?? "")
      let isJudged = judged.text == screen.usernameMessage.text
      return judged == .validating
        ? isJudged || screen.usernameMessage.text?.hasSuffix("letters and digits") == false : isJudged
    }
  ]
  static let events: [WorldEvent<NameScreen>] = directoryEvents()

  /// Judges the typed name, and asks the directory about it.
  class Reference: PlainWay<NameScreen> {
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
      if judged == .validating { check(username) }
    }

    /// Begins with a name that passes the rule.
    func check(_ name: String) {
      ask(name) { [screen] availability in screen.show(.username(availability)) }
    }

    /// Asks the directory about a name.
    func ask(_ name: String, _ completion: @escaping (Availability) -> Void) {
      let task = HTTPClient(world).task(with: screen.directory.availability(of: name)) { [screen] outcome in
        completion(screen.directory.availability(in: outcome))
      }
      work = task
      task.resume()
    }
  }
}

extension Exercise where Place == NameAlone {
  /// One plain way.
  static var reference: [Way<NameAlone.NameScreen>] { [Way("reference", NameAlone.Reference.self)] }
}
