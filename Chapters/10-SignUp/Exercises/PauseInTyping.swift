import Controls
import Models
import Services
import Stage
import Workshop
import World

/// A directory that is asked only after a pause in typing, in all four ways.
enum PauseInTyping: Exercise {
  /// The pause after the last key, before the directory is asked.
  static let pause = Duration.milliseconds(300)

  enum Place: Scene {
    static let title = "a name that is asked for after a pause"

    static func makeScreen() -> NameAlone.NameScreen { NameAlone.makeScreen() }
    static func prepare(_ world: VirtualWorld) { NameAlone.prepare(world) }

    static let alphabet: [Input] = NameAlone.alphabet + [.wait(pause)]
    static let invariants = NameAlone.invariants
    static let events = NameAlone.events
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "What the rule says is there at once.",
      script: """
        type username "lovelace"
        expect username-message "validating …"
        type username "-"
        expect username-message "Username can only contain letters and digits"
        """,
      advice: "Only the question waits, not the person."),
    Rule(
      "While somebody types, nobody is asked.",
      script: """
        type username "lov"
        wait 200ms
        type username "elace"
        wait 299ms
        """,
      expects: "0 requests, 0 under way",
      advice: "Each key begins the pause anew: what becomes of the one before?",
      of: \.requestsAndUnderWay),
    Rule(
      "300 ms after the last key there is one question, and then its answer.",
      script: """
        type username "lovelace"
        wait 300ms
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
        """,
      expects: "1 request, 0 under way",
      advice: "A world can do something later: world.schedule(after:). A stream has an operator for it.",
      of: \.requestsAndUnderWay),
    Rule(
      "A pause that has begun asks about no name that will not do.",
      script: """
        type username "lovelace"
        wait 200ms
        type username "-"
        wait 60s
        expect username-message "Username can only contain letters and digits"
        """,
      expects: "0 requests, 0 under way",
      advice: "There is no next question here, and yet the pause before is over.",
      of: \.requestsAndUnderWay),
  ]

  /// One thing is under way, a pause or a question.
  final class Reference: PlainWay<NameAlone.NameScreen> {
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
      work = world.schedule(after: pause) { [weak self] in self?.ask() }
    }

    private func ask() {
      let task = HTTPClient(world).task(with: screen.directory.availability(of: username)) { [screen] outcome in
        screen.show(.username(screen.directory.availability(in: outcome)))
      }
      work = task
      task.resume()
    }
  }
}
