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
}
