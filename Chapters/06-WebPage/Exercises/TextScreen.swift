import Controls
import Foundation
import Services
import Stage
import Workshop
import World

/// The text from an address: the screen of two exercises, one with closures and one with tasks.
final class TextScreen: Screen {
  let address = TextField("address", placeholder: "example.com")
  let load = Button("load", title: "Load")
  let stop = Button("stop", title: "Stop")
  let activity = ActivityIndicator("activity")
  let text = Label("text")

  override var rows: [[View]] { [[address, load], [stop, activity], [text]] }

  /// The request for the typed address; nil if it is no address.
  var request: Request? { PageAddress.url(typed: address.text ?? "").map { Request($0) } }

  /// While something is being fetched the indicator turns, and the load can be stopped.
  func showLoading(_ isLoading: Bool) {
    if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    stop.isEnabled = isLoading
  }

  /// Shows the body of an answer.
  func show(_ answer: HTTPAnswer) {
    text.text = String(decoding: answer.body, as: UTF8.self)
  }

  /// Says that there is no answer.
  func showFailure() {
    text.text = "No answer."
  }
}

/// Two addresses, and answers to either in any order.
enum Fetching: Scene {
  static let title = "a text from an address"

  static func makeScreen() -> TextScreen { TextScreen() }

  static let alphabet: [Input] = [
    .replace("address", text: "b.test"), .replace("address", text: "a.test"), .tap("load"),
    .event("answer", ["a.test", "A"]), .event("answer", ["b.test", "B"]), .event("lose", ["a.test"]), .tap("stop"),
  ]

  static let invariants: [Invariant<TextScreen>] = [
    Invariant("the indicator turns if, and only if, the load can be stopped") { screen in
      screen.activity.isAnimating == screen.stop.isEnabled
    }
  ]

  static let events: [WorldEvent<TextScreen>] = [
    WorldEvent("answer", ["HOST", "TEXT"], "HOST answers the oldest request that waits for it") {
      (_: TextScreen, world: World, arguments: [String]) throws(BadArgument) in
      deliver(to: arguments[0], in: world) { network, id throws(ScriptedNetworkError) in
        try network.answer(id, body: Data(arguments[1].utf8))
      }
    },
    WorldEvent("lose", ["HOST"], "the connection to HOST is lost") {
      (_: TextScreen, world: World, arguments: [String]) throws(BadArgument) in
      deliver(to: arguments[0], in: world) { network, id throws(ScriptedNetworkError) in
        try network.fail(id, .connectionLost)
      }
    },
  ]

  private static func deliver(
    to host: String, in world: World, _ deliver: (ScriptedNetwork, Int) throws(ScriptedNetworkError) -> Void
  ) {
    guard let network = world.network as? ScriptedNetwork,
      let waiting = network.calls.first(where: { $0.state == .living && $0.request.url.host == host })
    else { return }
    // A request that was cancelled gets no answer, which is no mistake.
    try? deliver(network, waiting.id)
  }

  final class Reference: PlainWay<TextScreen> {
    override func wire() {
      screen.showLoading(false)
      screen.load.addTarget(self, action: Reference.load, for: .touchUpInside)
      screen.stop.addTarget(self, action: Reference.stop, for: .touchUpInside)
    }

    private func load() {
      guard let request = screen.request else { return }
      screen.showLoading(true)
      let task = HTTPClient(world).task(with: request) { [weak self] in self?.take($0) }
      work = task
      task.resume()
    }

    private func stop() {
      work = nil
      screen.showLoading(false)
    }

    private func take(_ outcome: HTTPTask.Outcome) {
      screen.showLoading(false)
      switch outcome {
      case .success(let answer): screen.show(answer)
      case .failure: screen.showFailure()
      }
    }
  }
}
