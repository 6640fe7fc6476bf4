import Controls
import Services
import Stage
import Workshop

/// The message says whose it is: `a.test: timed out after 30 s`.
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

  static let rules: [Rule<Place>] = [
    Rule(
      "The message begins with the address that was loaded.",
      script: """
        replace address "a.test"
        tap load
        wait 30s
        expect error "a.test: timed out after 30 s"
        """,
      advice: "The property `failure` says why. Who knows which address it is about?"),
    Rule(
      "It is the address of that load, and not what has been typed since.",
      script: """
        replace address "a.test"
        tap load
        replace address "b.test"
        wait 30s
        expect error "a.test: timed out after 30 s"
        """,
      advice:
        "When the message comes the field may say something else: the address has to be remembered. When, and where?"
    ),
    Rule(
      "A new load takes the message away.",
      script: """
        replace address "a.test"
        tap load
        wait 30s
        tap load
        expect error ""
        """,
      advice: "Without a failure there is no message, and no address in front of it either."),
  ]

  /// The reference: the closure that runs at the end of a load captures the address.
  final class Reference: PlainWay<FailureScreen> {
    private lazy var viewModel = CallbackWay.Failures.ViewModel(world)

    override func wire() {
      screen.showLoading(false)
      screen.load.addTarget(self, action: Reference.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: CallbackWay.Failures.ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      let address = screen.address.text ?? ""
      viewModel.load(address) { [weak self] in
        self?.show($0)
      } completion: { [weak self] in
        self?.show($0, of: address)
      }
    }

    private func show(_ progress: Double) {
      screen.error.text = ""
      screen.showLoading(true)
      screen.progress.progress = Float(progress)
    }

    private func show(_ result: Result<Page, PageError>, of address: String) {
      screen.showLoading(viewModel.isLoading)
      switch result {
      case .success(let page):
        screen.pageTitle.text = page.title
        screen.page.text = page.text
      case .failure(.cancelled): break
      case .failure(let error): screen.error.text = "\(address): \(error)"
      }
    }
  }
}
