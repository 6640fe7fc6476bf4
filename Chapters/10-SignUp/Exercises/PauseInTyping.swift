import Models
import Stage
import Workshop
import World

/// A directory that is asked only after a pause in typing, in all four ways.
enum PauseInTyping: Exercise {
  /// The pause after the last key, before the directory is asked.
  static let pause = Duration.milliseconds(300)

  typealias Place = NameAlone

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<NameAlone>.all(
    in: """
      The verdict of the rule is shown at once.
        type username "lovelace"
        expect username-message "validating …"
        type username "-"
        expect username-message "Username can only contain letters and digits"
      look at: Only the request waits, not the message.

      While you type, no request is made.
        type username "lov"
        wait 200ms
        type username "elace"
        wait 299ms
      expected: 0 requests, 0 under way
      look at: Each key starts a new pause: what becomes of the previous one?

      300 ms after the last key one request is made, and its answer is shown.
        type username "lovelace"
        wait 300ms
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
      expected: 1 request, 0 under way
      look at: world.schedule(after:) does something later. A stream has an operator for it.

      A pause is cancelled when the next name needs no check.
        type username "lovelace"
        wait 200ms
        type username "-"
        wait 60s
        expect username-message "Username can only contain letters and digits"
      expected: 0 requests, 0 under way
      look at: No request follows here, and yet the pause has to end.
      """)

  /// Asks after the pause.
  final class Reference: NameAlone.Reference {
    override func check(_ name: String) {
      work = world.schedule(after: pause) { [weak self] in
        self?.ask(name) { availability in self?.screen.show(.username(availability)) }
      }
    }
  }
}
