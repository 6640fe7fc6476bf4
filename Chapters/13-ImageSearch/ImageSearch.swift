import Controls
import Models
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// A search that a button begins: one at a time, and only for a query that is long enough.
enum Searching: SearchStep {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "a search"

  static func makeScreen() -> ImageSearchScreen { ImageSearchScreen() }

  static let alphabet: [Input] = searches + answers
  static let invariants: [Invariant<ImageSearchScreen>] = searchIsSound()
  static let events: [WorldEvent<ImageSearchScreen>] = engineEvents()
}

/// The chapter that `swift run ImageSearch` plays.
package let chapter: any Chapter.Type = ImageSearchChapter.self

/// The same with the return key as a second trigger, and a way out.
enum ImageSearchChapter: SearchStep, Chapter {
  typealias Callback = CallbackWay.Cancelling.Controller
  typealias Delegate = DelegateWay.Cancelling.Controller
  typealias Observer = ObserverWay.Cancelling.Controller
  typealias Rx = RxWay.Cancelling.Controller

  static let furtherWays = [Way("today", TodayWay.Cancelling.Controller.self)]

  static let number = 13
  static let name = "ImageSearch"
  static let lesson =
    "An action with its own state, elements and errors; a view model with inputs and outputs."
  static let title = "the return key, and a way out"
  static let earlierSteps: [any Step.Type] = [Searching.self]
  static let demo = PackageResources.demo_script
  static let offersLive = true

  static func makeScreen() -> CancellingScreen { CancellingScreen() }

  static let alphabet: [Input] = searches + [.submit("query"), .tap("cancel")] + answers
  static let invariants: [Invariant<CancellingScreen>] =
    searchIsSound() + [
      Invariant("Cancel is enabled if, and only if, a search is running") { screen in
        screen.cancel.isEnabled == screen.activity.isAnimating
      }
    ]
  static let events: [WorldEvent<CancellingScreen>] = engineEvents()
}

/// A scene whose engine is embedded, answers a script from the bundled pages, and can be replaced by a real one.
@MainActor protocol SearchStep: Step where Screen: ImageSearchScreen {}

extension SearchStep {
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = BundledResults.reply }
  static func goOnline(_ screen: Screen) { screen.engine = .local }
  static func goLive(_ screen: Screen, _ world: VirtualWorld) { screen.ask(.google, world) }
  static var usesNetwork: Bool { true }
}

// The check of lifetimes plays them in this order: the first search is answered, and the second one, which the return key
// begins, is cancelled.
private let searches: [Input] = [
  .replace("query", text: "cats"), .tap("search"), .wait(.milliseconds(500)), .wait(.seconds(8)),
  .replace("query", text: "R&B"), .type("query", text: "+"),
]

private let answers: [Input] = [
  .event("answer", ["first", "200"]), .event("answer", ["first", "429"]), .event("answer", ["first", "bad-html"]),
  .event("answer", ["first", "empty"]), .event("answer", ["first", "cut"]), .event("fail", ["first", "refused"]),
  .scroll("images", to: .bottom), .select("images", row: 1), .event("engine", ["off"]), .clear("query"),
]

private func searchIsSound<Screen: ImageSearchScreen>() -> [Invariant<Screen>] {
  [
    Invariant("Search is enabled if, and only if, the query is long enough and no search is running") { screen in
      screen.search.isEnabled == (ImageQuery(screen.query.text ?? "").isLongEnough && !screen.activity.isAnimating)
    },
    Invariant("no message about an earlier search is shown while a search is running") { screen in
      !screen.activity.isAnimating || (screen.error.text ?? "").isEmpty
    },
    Invariant("a failure is shown in the error colour") { screen in
      (screen.error.textColor == .error) == !["", SearchNotice.nothingFound.text].contains(screen.error.text ?? "")
    },
    Invariant("at most sixty images are shown, all of them from the embedded engine if that is used") { screen in
      let isEmbedded = screen.engine.thumbnails == BundledResults.thumbnails
      return screen.images.rowCount <= ImageQuery.count
        && (!isEmbedded || screen.images.visibleCells.allSatisfy { BundledResults.titles.contains($0.text) })
    },
  ]
}
