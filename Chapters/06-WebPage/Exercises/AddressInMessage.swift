import Controls
import Services
import Stage
import Workshop

/// A message that names the address of the load: `a.test: timed out after 30 s`.
enum AddressInMessage: Exercise {
  enum Place: Scene {
    static let title = "a message that names the address"

    static func makeScreen() -> FailureScreen { FailureScreen() }

    static let alphabet: [Input] = [
      .replace("address", text: "a.test"), .replace("address", text: "b.test"), .tap("load"), .tap("stop"),
      .event("fail", ["lost"]), .event("page", ["A", "A page"]), .wait(.seconds(30)),
    ]
    static let invariants = Failures.invariants
    static let events: [WorldEvent<FailureScreen>] = answerEvents()
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainPage<FailureScreen> {
    private var address = ""

    override func loadTapped() {
      address = screen.address.text ?? ""
      super.loadTapped()
    }

    override func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      super.pageLoader(loader, didProgressTo: progress)
      screen.error.text = ""
    }

    override func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
      super.pageLoader(loader, didFailWith: error)
      if error != .cancelled { screen.error.text = "\(address): \(error)" }
    }
  }
}
