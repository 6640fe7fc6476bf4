import Controls
import Models
import Services
import Stage
import Workshop
import World

/// A costly step in a chain that has left the main queue, and comes back too early.
enum CostlyMap: Exercise {
  /// The screen of the chapter with a headline, and with a log of where the headline was made.
  final class HeadlineScreen: BackgroundScreen {
    let headline = Label("headline")
    let log = PlaceLog()

    override var rows: [[View]] { [[text], [count], [progress], [result], [headline]] }

    func show(_ state: CountingState, _ headline: String) {
      show(state)
      self.headline.text = headline
    }
  }

  enum Place: Scene {
    static let title = "a costly headline"

    static func makeScreen() -> HeadlineScreen { HeadlineScreen() }

    static let alphabet = ToTheEnd.alphabet
    static let invariants: [Invariant<HeadlineScreen>] = [
      Invariant("there is a headline if, and only if, the result is shown") { screen in
        (screen.headline.text ?? "").isEmpty == (screen.result.textColor != .ok)
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<Place>) -> String {
    "made " + (pane.screen.log.places.contains("main queue") ? "on the main queue" : "in the background")
  }

  /// The headline over a text whose count stands at `state`; none before it is counted. Imagine that it takes a second.
  nonisolated static func headline(_ state: CountingState, _ log: PlaceLog) -> String {
    log.note()
    guard case .counted(let words) = state else { return "" }
    let most = words.mostFrequent(3).map { $0.word.uppercased() }
    return "ALL ABOUT " + (most.count == 3 ? "\(most[0]), \(most[1]) AND \(most[2])" : "NOTHING MUCH")
  }

  final class Reference: CountWiring<HeadlineScreen> {
    override func countTapped() {
      screen.show(.counting(0), "")
      begin(
        CountingTask(screen.textToCount, in: world) { [weak screen, world, log = screen.log] state in
          let headline = CostlyMap.headline(state, log)
          world.post { [weak screen] in screen?.show(state, headline) }
        })
    }
  }
}
