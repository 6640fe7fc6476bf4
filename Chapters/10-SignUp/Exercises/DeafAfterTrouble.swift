import Stage
import Workshop

/// A field whose text is ignored once the directory has failed.
enum DeafAfterTrouble: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", NameAlone.Reference.self)]

  static let rules: [Rule<NameAlone>] = [
    Rule(
      "The directory is asked about a name, and its answer is shown.",
      script: """
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
        """,
      advice: "One stream for the names, and inside it one for each question."),
    Rule(
      "Trouble with the directory is told.",
      script: """
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        expect username-message "Error contacting server"
        """,
      advice: "An error becomes a value: where?"),
    Rule(
      "After trouble the next name is judged like any other.",
      script: """
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        event directory on
        type username "1"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
        """,
      advice: "An error ends the stream that it comes through. Which one should that be: the question's, or the names'?"
    ),
  ]
}
