import Models
import Stage
import Workshop

/// A switch that gets one more action each time its row is shown.
enum FlipToldTwice: Exercise {
  enum Place: Scene {
    static let title = "a switch in a row, and the number of its notifications"

    static func makeScreen() -> UpdatesScreen { UpdatesScreen() }

    static let alphabet: [Input] = [.toggle("sounds"), .scroll("settings"), .scroll("settings", to: .top)]
    static let invariants: [Invariant<UpdatesScreen>] = []
    static let laterIdentifiers = ["sounds"]
  }

  static let reference = [Way("rx", TrapWay.BagPerRow.self)]

  static let rules = Rule<Place>.all(
    in: """
      A flip counts.
        expect message "told 0 times"
        toggle sounds
        expect message "told 1 time"
        toggle sounds
        expect message "told 2 times"
      look at: Which object handles the switch in the row?

      It counts once, however often the row was scrolled out of sight and back.
        scroll settings bottom
        scroll settings top
        toggle sounds
        expect message "told 1 time"
        scroll settings bottom
        scroll settings top
        toggle sounds
        expect message "told 2 times"
      look at: A row that comes into sight is configured again, in a reused cell. What has been added to that cell?
      """)
}
