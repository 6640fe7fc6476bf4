import Stage
import Workshop

/// A closure that is only called when all goes well.
enum SilentFailure: Exercise {
  typealias Place = SignInAlone

  static let rules = Rule<SignInAlone>.all(
    in: """
      A sign-in shows that it is done.
        tap sign-in
        expect state "Signing in …"
        wait 1s
        expect state "Signed in"
      look at: Follow the answer: the task has a closure, and so has the caller.

      Every failure is shown.
        tap sign-in
        event answer 1 503
        expect state "Failed: status 503"
        tap sign-in
        event fail 2 refused
        expect state "Failed: the host refuses the connection"
        tap sign-in
        event answer 3 bad-json
        expect state "Failed: the answer makes no sense, it is no JSON"
      look at: Go through the closure of the task, path by path: does each of them end in a call?
      """)
}
