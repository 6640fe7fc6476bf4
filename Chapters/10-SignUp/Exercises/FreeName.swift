import Controls
import Models
import Services
import Stage
import Workshop
import World

/// For a name that is taken, the next one that is free.
enum FreeName: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<NameAlone>] = [
    Rule(
      "A name that nobody has is available.",
      script: """
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
        """,
      expects: "1 request, 0 under way", advice: "So far it is what the chapter does.",
      of: \.requestsAndUnderWay),
    Rule(
      "For a name that is taken, the same with a 1 is proposed, if that is free.",
      script: """
        paste username "ada"
        wait 500ms
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username already taken, ada1 is free"
        """,
      expects: "2 requests, 0 under way",
      advice: "The second question needs the answer to the first. The message waits for both.",
      of: \.requestsAndUnderWay),
    Rule(
      "If that is taken too, then with a 2 or a 3; one is asked for after the other.",
      script: """
        event directory off
        paste username "ada"
        event answer last 200
        event answer last 200
        event answer last 404
        expect username-message "Username already taken, ada2 is free"
        """,
      expects: "3 requests, 0 under way", advice: "The same step again, with the next name.",
      of: \.requestsAndUnderWay),
    Rule(
      "After the 3 it is given up.",
      script: """
        event directory off
        paste username "ada"
        event answer last 200
        event answer last 200
        event answer last 200
        event answer last 200
        expect username-message "Username already taken"
        """,
      expects: "4 requests, 0 under way", advice: "A chain that calls itself needs an end.",
      of: \.requestsAndUnderWay),
    Rule(
      "Trouble is told for the name itself; in the search it only ends the search.",
      script: """
        event directory off
        paste username "ada"
        event fail last timeout
        expect username-message "Error contacting server"
        paste username "1"
        event answer last 200
        event fail last timeout
        expect username-message "Username already taken"
        """,
      advice: "Once it is known that the name is taken, no trouble can change that."),
    Rule(
      "Whoever types on ends the search.",
      script: """
        event directory off
        paste username "ada"
        event answer last 200
        type username "-"
        """,
      expects: "2 requests, 0 under way", advice: "Whatever is under way belongs to the latest name, or to nobody.",
      of: \.requestsAndUnderWay),
  ]

  /// A number counts the proposals.
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
      if judged == .validating { ask(0) }
    }

    private func ask(_ number: Int) {
      let name = number == 0 ? username : "\(username)\(number)"
      let task = HTTPClient(world).task(with: screen.directory.availability(of: name)) { [weak self] outcome in
        self?.learn(outcome, number)
      }
      work = task
      task.resume()
    }

    private func learn(_ outcome: HTTPTask.Outcome, _ number: Int) {
      switch (screen.directory.availability(in: outcome), number) {
      case (let availability, 0) where availability != .taken: screen.show(.username(availability))
      case (.available, _): screen.show(proposal(of: "\(username)\(number)"))
      case (.taken, ..<proposals): ask(number + 1)
      default: screen.show(.username(.taken))
      }
    }
  }

  /// The largest number of proposed names.
  static let proposals = 3

  /// The message about a name that is taken, if `name` is free.
  static func proposal(of name: String) -> ValidationResult {
    .failed(message: "\(ValidationResult.username(.taken).text), \(name) is free")
  }
}
