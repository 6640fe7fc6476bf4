import Models
import Stage
import Workshop

/// A switch whose every appearance adds one more who listens to it.
enum FlipToldTwice: Exercise {
  enum Place: Scene {
    static let title = "a switch in a row, and how often it was heard"

    static func makeScreen() -> UpdatesScreen { UpdatesScreen() }

    static let alphabet: [Input] = [.toggle("sounds"), .scroll("settings"), .scroll("settings", to: .top)]
    static let invariants: [Invariant<UpdatesScreen>] = []
    static let laterIdentifiers = ["sounds"]
  }

  static let reference = [Way("rx", TrapWay.BagPerRow.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "A flip is told.",
      script: """
        expect message "told 0 times"
        toggle sounds
        expect message "told 1 time"
        toggle sounds
        expect message "told 2 times"
        """,
      advice: "Who listens to the switch in the row?"),
    Rule(
      "It is told once, however often the row has gone out of sight and come back.",
      script: """
        scroll settings bottom
        scroll settings top
        toggle sounds
        expect message "told 1 time"
        scroll settings bottom
        scroll settings top
        toggle sounds
        expect message "told 2 times"
        """,
      advice:
        "A row that comes in sight is configured anew, in a cell that was there before. What has been added to it?"),
  ]
}
