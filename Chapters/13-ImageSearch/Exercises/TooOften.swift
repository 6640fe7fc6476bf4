import Controls
import Models
import Services
import Stage
import Workshop
import World

/// An engine that wants to be left alone for a while, and a screen that says for how long.
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
      Invariant("while a search is under way nothing is said about an earlier one") { screen in
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

  static let rules: [Rule<Place>] = [
    Rule(
      "A search brings its images, and other trouble than this is told as before.",
      script: """
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
        tap search
        event answer last 500
        expect error "The search engine answers with status 500."
        expect search enabled
        """,
      advice: "Only an answer that is a 429 and says for how long begins a pause."),
    Rule(
      "A pause is told in seconds, and counted down.",
      script: """
        replace query "cats"
        tap search
        event too-often first 3
        expect error "The search engine was asked too often: try again in 3 seconds."
        wait 1s
        expect error "The search engine was asked too often: try again in 2 seconds."
        wait 1s
        expect error "The search engine was asked too often: try again in 1 second."
        """,
      advice: "`RateLimit(response).delay` says how long; `TooOften.notice(_:)` says it to a person. Who says it again?"
    ),
    Rule(
      "Nothing can be searched until the pause is over, and then everything.",
      script: """
        replace query "cats"
        tap search
        event too-often first 2
        expect search disabled
        replace query "R&B"
        expect search disabled
        wait 1999ms
        expect search disabled
        wait 1ms
        expect search enabled
        expect error ""
        tap search
        wait 1s
        expect images rows 3
        """,
      advice: "The action has `enabledIf`. How many things does it depend on now?"),
    Rule(
      "When the pause is over the clock is not asked any more.",
      script: """
        replace query "cats"
        tap search
        event too-often first 2
        wait 10s
        """,
      expects: "nothing waits",
      advice: "Whoever asks to be called in a second has to stop asking.",
      of: { $0.world.pendingCount == 0 ? "nothing waits" : "something waits for its time" }),
  ]

  /// The notice while the engine refuses searches for so many seconds.
  static func notice(_ seconds: Int) -> SearchNotice {
    .trouble(.tooManySearches(advice: "try again in \(counted(seconds, "second"))"))
  }

  final class Reference: PlainWay<ImageSearchScreen> {
    private let list = ImageList()
    private var pause: [Scheduled] = []
    private var isSearching = false

    override func wire() {
      screen.images.dataSource = list
      screen.query.addTarget(self, action: Reference.showState, for: .editingChanged)
      screen.search.addTarget(self, action: Reference.search, for: .touchUpInside)
      showState()
    }

    isolated deinit {
      for second in pause { second.cancel() }
    }

    private func search() {
      let engine = screen.engine
      let request = engine.search(for: ImageQuery(screen.query.text ?? ""))
      let task = HTTPClient(world).task(with: request) { [weak self] in self?.take($0, engine) }
      work = task
      isSearching = true
      task.resume()
      screen.show(nil)
      showState()
    }

    private func take(_ outcome: HTTPTask.Outcome, _ engine: SearchEngine) {
      isSearching = false
      switch outcome.images(from: engine) {
      case .success(let found):
        list.show(found, in: screen.images)
        screen.show(SearchNotice(about: found))
      case .failure(let trouble):
        screen.show(.trouble(trouble))
      }
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
      let isLongEnough = ImageQuery(screen.query.text ?? "").isLongEnough
      screen.search.isEnabled = isLongEnough && !isSearching && !pause.contains(where: \.isPending)
      screen.show(isSearching: isSearching)
    }
  }
}
