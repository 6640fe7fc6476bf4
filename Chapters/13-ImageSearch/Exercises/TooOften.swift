import Controls
import Models
import Services
import Stage
import Workshop
import World

/// An engine that refuses requests for a while, and a screen that counts the seconds down.
enum TooOften: Exercise {
  enum Place: Scene {
    static let title = "a pause that is counted down"

    static func makeScreen() -> ImageSearchScreen { ImageSearchScreen() }
    static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = BundledResults.reply }

    static let alphabet: [Input] = [
      .clear("query"), .replace("query", text: "cats"), .tap("search"), .event("too-often", ["first", "2"]),
      .wait(.milliseconds(500)), .wait(.seconds(1)), .event("answer", ["first", "500"]),
    ]
    static let invariants: [Invariant<ImageSearchScreen>] = [
      Invariant("no message about an earlier search is shown while a search is running") { screen in
        !screen.activity.isAnimating || (screen.error.text ?? "").isEmpty
      }
    ]
    static let events: [WorldEvent<ImageSearchScreen>] = [tooOften] + engineEvents()
    static let usesNetwork = true

    private static let tooOften = WorldEvent<ImageSearchScreen>(
      "too-often", ["N", "SECONDS"], "request N is refused, and so is any other for so many seconds"
    ) { (_, world, arguments: [String]) throws(BadArgument) in
      guard let seconds = Int(arguments[1]), (1...3600).contains(seconds) else {
        throw BadArgument("a number of seconds from 1 to 3600", at: 1)
      }
      let response = Response(status: 429, headers: ["Retry-After": "\(seconds)"])
      try (world.network as? ScriptedNetwork)?.deliver(to: arguments[0]) { _ in [.response(response), .finished] }
    }
  }

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<Place>) -> String {
    pane.world.pendingCount == 0 ? "nothing waits" : "something waits for its time"
  }

  /// The notice while the engine refuses searches for so many seconds.
  static func notice(_ seconds: Int) -> SearchNotice {
    .trouble(.tooManySearches(advice: "try again in \(counted(seconds, "second"))"))
  }

  final class Reference: SearchWiring<ImageSearchScreen> {
    private var pause: [Scheduled] = []
    private var isSearching = false

    override func wire() {
      super.wire()
      showState()
    }

    isolated deinit {
      for second in pause { second.cancel() }
    }

    override func queryChanged() {
      showState()
    }

    override func searchRequested() {
      let engine = screen.engine
      let task = HTTPClient(world).task(with: engine.search(for: query)) { [weak self] in self?.take($0, engine) }
      work = task
      isSearching = true
      task.resume()
      screen.show(nil)
      showState()
    }

    private func take(_ outcome: HTTPTask.Outcome, _ engine: SearchEngine) {
      isSearching = false
      show(outcome.images(from: engine))
      if case .success(let answer) = outcome, answer.response.isRateLimited,
        let seconds = RateLimit(answer.response).delay.map({ Int($0.components.seconds) })
      {
        pause = (0...seconds).map { passed in
          world.schedule(after: .seconds(passed)) { [weak self] in self?.showPause(seconds - passed) }
        }
      }
      showState()
    }

    private func showPause(_ seconds: Int) {
      screen.show(seconds == 0 ? nil : TooOften.notice(seconds))
      showState()
    }

    private func showState() {
      let isPaused = pause.contains(where: \.isPending)
      show(isEnabled: query.isLongEnough && !isSearching && !isPaused, isSearching: isSearching)
    }
  }
}
