import Stage
import Workshop

/// A view model, a task and their delegates, in place of a stream of names.
enum NameToDelegate: Exercise {
  typealias Place = NameAlone

  static let rules = Rule<NameAlone>.all(
    in: """
      A name is judged by the rule at once.
        paste username "a-b"
        expect username-message "Username can only contain letters and digits"
        clear username
        expect username-message ""
      look at: ValidationResult.username(_:) is the rule, and the delegate shows its verdict.

      A name that passes the rule is checked with the directory, and the answer is shown.
        paste username "ada"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username already taken"
      look at: The field notifies the controller, the task the view model. Which object does the view model notify?

      A failure is shown, and the next name is judged like any other.
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        expect username-message "Error contacting server"
        event directory on
        type username "1"
        wait 500ms
        expect username-message "Username available"
      look at: The outcome of a task is an answer or an error: see Answers.swift.

      Only the latest name counts.
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        event answer 1 200
        expect username-message "Username available"
      expected: 2 requests, 0 under way
      look at: flatMapLatest did that. Which line does it here?
      """)
}
