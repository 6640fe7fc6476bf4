import Controls
import Foundation
import Services
import Stage
import Workshop
import World

/// A screen that shows the text from an address, for two exercises: one with closures and one with tasks.
final class TextScreen: Screen {
  let address = TextField("address", placeholder: "example.com")
  let load = Button("load", title: "Load")
  let stop = Button("stop", title: "Stop")
  let activity = ActivityIndicator("activity")
  let text = Label("text")

  override var rows: [[View]] { [[address, load], [stop, activity], [text]] }

  /// The request for the typed address, or nil if the text is no address.
  var request: Request? { PageAddress.url(typed: address.text ?? "").map { Request($0) } }

  /// Turns the indicator on and enables Stop while a request is under way.
  func showLoading(_ isLoading: Bool) {
    if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    stop.isEnabled = isLoading
  }

  /// Shows the end of a request: the body of the answer, or a message.
  func show<Failure>(_ outcome: Result<HTTPAnswer, Failure>) {
    showLoading(false)
    text.text = (try? outcome.get()).map { String(decoding: $0.body, as: UTF8.self) } ?? "No answer."
  }
}

/// The screen with two addresses, whose answers come in any order.
enum Fetching: Scene {
  static let title = "a text from an address"

  static func makeScreen() -> TextScreen { TextScreen() }

  static let alphabet: [Input] = [
    .replace("address", text: "b.test"), .replace("address", text: "a.test"), .tap("load"),
    .event("answer", ["a.test", "A"]), .event("answer", ["b.test", "B"]), .event("lose", ["a.test"]), .tap("stop"),
  ]

  static let invariants: [Invariant<TextScreen>] = [
    Invariant("the activity indicator is on if, and only if, Stop is enabled") { screen in
      screen.activity.isAnimating == screen.stop.isEnabled
    }
  ]

  static let events: [WorldEvent<TextScreen>] = [
    answering("answer", ["HOST", "TEXT"], "HOST answers the oldest request that waits for it", to: oldest) {
      arguments in
      [.response(Response(status: 200)), .data(Data(arguments[1].utf8)), .finished]
    },
    answering("lose", ["HOST"], "the connection to HOST is lost", to: oldest) { _ in [.failed(.connectionLost)] },
  ]

  nonisolated private static func oldest(_ waiting: [ScriptedNetwork.Call], _ arguments: [String]) -> ScriptedNetwork
    .Call?
  {
    waiting.first { $0.request.url.host == arguments[0] }
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
      let task = HTTPClient(world).task(with: request) { [screen] outcome in screen.show(outcome) }
      work = task
      task.resume()
    }

    private func stop() {
      work = nil
      screen.showLoading(false)
    }
  }
}
