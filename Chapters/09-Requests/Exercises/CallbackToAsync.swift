import Stage
import Workshop

/// One async function in place of the callback way's method for each step.
enum CallbackToAsync: Exercise {
  typealias Place = OneAfterAnother

  static let rules = Rule<OneAfterAnother>.all(
    in: """
      Token, profile and avatar are loaded one after another, and shown at the end.
        tap load-profile
        wait 1s
        expect state "Loading the profile …"
        wait 1s
        expect state "Loading the avatar …"
        wait 1s
        expect state "Done"
        expect profile "1815 followers, avatar 48 × 48"
      look at: Three lines with await; before each of the last two, show the step.

      A failure at any step is shown, and the load ends.
        tap load-profile
        event answer 1 200
        event answer 2 404
        expect state "Failed: status 404"
        wait 60s
        expect state "Failed: status 404"
      look at: Every error arrives in one catch. RequestTrouble(error) interprets it.

      You can cancel at every moment.
        tap load-profile
        wait 1s
        tap cancel
        expect state "Cancelled"
        wait 60s
        expect state "Cancelled"
      look at: What does await throw when its task is cancelled? It is no network error.

      A load takes at most 12 seconds.
        event service off
        tap load-profile
        wait 4s
        event answer 1 200
        wait 4s
        event answer 2 200
        wait 4s
        expect state "Failed: it took longer than 12 s"
      look at: The load races against the clock: see within(_:by:_:) in Async/AsyncGroups.swift.
      """)
}
