import Stage
import Workshop

/// What the callback's way does in a method for each step, in one function that waits.
enum CallbackToAsync: Exercise {
  typealias Place = OneAfterAnother

  static let rules: [Rule<OneAfterAnother>] = [
    Rule(
      "Token, profile and avatar come one after another, and are shown at the end.",
      script: """
        tap load-profile
        wait 1s
        expect state "Loading the profile …"
        wait 1s
        expect state "Loading the avatar …"
        wait 1s
        expect state "Done"
        expect profile "1815 followers, avatar 48 × 48"
        """,
      advice: "Three lines that await, and before each of the last two it is shown what is under way."),
    Rule(
      "Trouble at any step is told, and nothing goes on.",
      script: """
        tap load-profile
        event answer 1 200
        event answer 2 404
        expect state "Failed: status 404"
        wait 60s
        expect state "Failed: status 404"
        """,
      advice: "Whatever is thrown arrives in one catch. RequestTrouble(error) says what it means."),
    Rule(
      "A person can cancel at every moment.",
      script: """
        tap load-profile
        wait 1s
        tap cancel
        expect state "Cancelled"
        wait 60s
        expect state "Cancelled"
        """,
      advice: "What does await throw when its task is cancelled? It is no trouble of the network."),
    Rule(
      "The whole takes no longer than 12 seconds.",
      script: """
        event service off
        tap load-profile
        wait 4s
        event answer 1 200
        wait 4s
        event answer 2 200
        wait 4s
        expect state "Failed: it took longer than 12 s"
        """,
      advice: "Somebody has to race with the clock: see within(_:by:_:) in Async/AsyncGroups.swift."),
  ]
}
