import Stage
import Workshop

/// A view, a task and their delegates, in place of a stream of names.
enum NameToDelegate: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", NameAlone.Reference.self)]

  static let rules: [Rule<NameAlone>] = [
    Rule(
      "A name is judged by the rule at once.",
      script: """
        paste username "a-b"
        expect username-message "Username can only contain letters and digits"
        clear username
        expect username-message ""
        """,
      advice: "ValidationResult.username(_:) is the rule, and the view shows what it says."),
    Rule(
      "The directory is asked about a name that will do so far, and its answer is shown.",
      script: """
        paste username "ada"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username already taken"
        """,
      advice: "Who tells whom: the field the controller, this the view model, the task the view model, and at last?"),
    Rule(
      "Trouble is told, and the next name is judged like any other.",
      script: """
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        expect username-message "Error contacting server"
        event directory on
        type username "1"
        wait 500ms
        expect username-message "Username available"
        """,
      advice: "The outcome of a task has both, the answer and the trouble: see Answers.swift."),
    Rule(
      "Only the latest name counts.",
      script: """
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        event answer 1 200
        expect username-message "Username available"
        """,
      expects: "2 requests, 0 under way",
      advice: "flatMapLatest did that. Who does it here?",
      of: \.requestsAndUnderWay),
  ]
}
