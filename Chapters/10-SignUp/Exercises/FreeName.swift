import Models
import Stage
import Workshop

/// The next free name for one that is taken.
enum FreeName: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<NameAlone>.all(
    in: """
      A free name is available.
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
      expected: 1 request, 0 under way
      look at: This part is the same as in the chapter.

      For a taken name, the same name with a 1 is proposed if that is free.
        paste username "ada"
        wait 500ms
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username already taken, ada1 is free"
      expected: 2 requests, 0 under way
      look at: The second request needs the answer to the first. The message waits for both.

      If that is taken, too, the name with a 2 or a 3 is proposed; they are checked one after another.
        event directory off
        paste username "ada"
        event answer last 200
        event answer last 200
        event answer last 404
        expect username-message "Username already taken, ada2 is free"
      expected: 3 requests, 0 under way
      look at: The same step again, with the next name.

      After the 3 the search gives up.
        event directory off
        paste username "ada"
        event answer last 200
        event answer last 200
        event answer last 200
        event answer last 200
        expect username-message "Username already taken"
      expected: 4 requests, 0 under way
      look at: A method that calls itself needs an end.

      A failure is shown for the name itself; in the search it only ends the search.
        event directory off
        paste username "ada"
        event fail last timeout
        expect username-message "Error contacting server"
        paste username "1"
        event answer last 200
        event fail last timeout
        expect username-message "Username already taken"
      look at: Once the name is known to be taken, no failure can change that.

      More typing ends the search.
        event directory off
        paste username "ada"
        event answer last 200
        type username "-"
      expected: 2 requests, 0 under way
      look at: Every request under way has to belong to the latest name.
      """)

  /// Asks again and again, with a number behind the name.
  final class Reference: NameAlone.Reference {
    override func check(_ name: String) { check(name, 0) }

    private func check(_ name: String, _ number: Int) {
      let candidate = number == 0 ? name : "\(name)\(number)"
      ask(candidate) { [weak self] availability in
        switch (availability, number) {
        case (let availability, 0) where availability != .taken: self?.screen.show(.username(availability))
        case (.available, _): self?.screen.show(proposal(of: candidate))
        case (.taken, ..<proposals): self?.check(name, number + 1)
        default: self?.screen.show(.username(.taken))
        }
      }
    }
  }

  /// The largest number of proposed names.
  static let proposals = 3

  /// Returns the message about a taken name, if `name` is free.
  static func proposal(of name: String) -> ValidationResult {
    .failed(message: "\(ValidationResult.username(.taken).text), \(name) is free")
  }
}
