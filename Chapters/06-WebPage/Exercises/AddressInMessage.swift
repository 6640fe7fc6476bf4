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

  static let rules = Rule<Place>.all(
    in: """
      The message begins with the address that was loaded.
        replace address "a.test"
        tap load
        wait 30s
        expect error "a.test: timed out after 30 s"
      look at: The property `failure` says why. Which object knows the address of that load?

      It is the address of that load, and not what has been typed since.
        replace address "a.test"
        tap load
        replace address "b.test"
        wait 30s
        expect error "a.test: timed out after 30 s"
      look at: When the message comes, the field may hold another text: store the address. When, and where?

      A new load takes the message away.
        replace address "a.test"
        tap load
        wait 30s
        tap load
        expect error ""
      look at: Without a failure there is no message, and no address in front of it either.
      """)

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
