import Stage
import Workshop

/// An answer about a previous name.
enum StaleName: Exercise {
  typealias Place = NameAlone

  static let rules = Rule<NameAlone>.all(
    in: """
      A name that passes the rule is checked with the directory, and the answer is shown.
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
      look at: First the rule, then the directory.

      The message belongs to the name in the field, in whatever order the answers arrive.
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        expect username-message "Username available"
        event answer 1 200
        expect username-message "Username available"
      look at: Two requests were made, and two answers arrive. Which of them is still wanted?

      No late answer is shown once the name needs no check.
        paste username "lovelace"
        type username "-"
        expect username-message "Username can only contain letters and digits"
        wait 2s
        expect username-message "Username can only contain letters and digits"
      look at: No request follows here, and yet the earlier one is obsolete.

      At most one request is under way.
        event directory off
        type username "ada"
      expected: 3 requests, 1 under way
      look at: Ignoring an answer does not cancel its request.
      """)
}
