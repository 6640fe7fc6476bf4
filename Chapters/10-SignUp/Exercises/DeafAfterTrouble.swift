import Stage
import Workshop

/// A field whose text is ignored once the directory has failed.
enum DeafAfterTrouble: Exercise {
  typealias Place = NameAlone

  static let rules = Rule<NameAlone>.all(
    in: """
      A name is checked with the directory, and the answer is shown.
        paste username "lovelace"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
      look at: One stream for the names, and inside it one for each request.

      A failure of the directory is shown.
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        expect username-message "Error contacting server"
      look at: An error becomes a value: where?

      After a failure the next name is judged like any other.
        event directory off
        paste username "lovelace"
        event fail 1 timeout
        event directory on
        type username "1"
        expect username-message "validating …"
        wait 500ms
        expect username-message "Username available"
      look at: An error ends each stream that it passes. Which one should end: that of the request, or that of the names?
      """)
}
