import Stage
import Workshop

/// An answer about a name that is not there any more.
enum StaleName: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", NameAlone.Reference.self)]

  static let rules: [Rule<NameAlone>] = [
    Rule(
      "The directory is asked about a name that will do so far, and its answer is shown.",
      script: """
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
        """,
      advice: "First the rule, then the directory."),
    Rule(
      "What is shown is about the name that stands in the field, in whatever order the answers come.",
      script: """
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        expect username-message "Username available"
        event answer 1 200
        expect username-message "Username available"
        """,
      advice: "Two questions were asked, and two answers come. Which of them does anybody still want?"),
    Rule(
      "Nor is a late answer shown about a name that nobody asks for.",
      script: """
        paste username "lovelace"
        type username "-"
        expect username-message "Username can only contain letters and digits"
        wait 2s
        expect username-message "Username can only contain letters and digits"
        """,
      advice: "There is no next question here, and yet the earlier one is over."),
    Rule(
      "There is never more than one question under way.",
      script: """
        event directory off
        type username "ada"
        """,
      expects: "3 requests, 1 under way",
      advice: "An answer that is not looked at was asked for all the same.",
      of: \.requestsAndUnderWay),
  ]
}
