import Controls
import Models
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// Search, paging, refresh and failures, in five modules.
enum ListOfArticles: ArticlesStep {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "a list, page by page"

  static func makeScreen() -> ArticlesScreen { ArticlesScreen() }

  static let alphabet = touches + answers
  static let invariants: [Invariant<ArticlesScreen>] = listIsSound()
  static let events: [WorldEvent<ArticlesScreen>] = serviceEvents()
}

/// The chapter that `swift run Articles` plays.
package let chapter: any Chapter.Type = ArticlesChapter.self

/// The same with a second consumer, which joins later: a log of the list.
enum ArticlesChapter: ArticlesStep, Chapter {
  typealias Callback = CallbackWay.Log.Controller
  typealias Delegate = DelegateWay.Log.Controller
  typealias Observer = ObserverWay.Log.Controller
  typealias Rx = RxWay.Log.Controller

  static let furtherWays = [Way("today", TodayWay.Log.Controller.self)]

  static let number = 11
  static let name = "Articles"
  static let lesson = "Search, paging, refresh and failures: a state machine across modules."
  static let title = "and a log that joins later"
  static let earlierSteps: [any Step.Type] = [ListOfArticles.self]
  static let offersLive = true
  static let demo = PackageResources.demo_script
  static let experiments = [RowsAhead.experiment]

  static func makeScreen() -> LoggedScreen { LoggedScreen() }

  static let alphabet = touches + answers
  static let invariants: [Invariant<LoggedScreen>] = listIsSound()
  static let events: [WorldEvent<LoggedScreen>] = serviceEvents()
}

/// A step whose service is embedded, answers a script by itself, and can be replaced by a real one.
@MainActor protocol ArticlesStep: Step where Screen: ArticlesScreen {}

extension ArticlesStep {
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedArticles.reply }
  static func goOnline(_ screen: Screen) { screen.service = .local }
  static func goLive(_ screen: Screen, _ world: VirtualWorld) { screen.ask(.qiita, world) }
  static var laterIdentifiers: [String] { ["detail", "done"] }
  static var usesNetwork: Bool { true }
}

private let touches: [Input] = [
  .paste("search", text: "rx"), .replace("search", text: "tested"), .type("search", text: "z"), .clear("search"),
  .submit("search"), .tap("cancel"), .tap("refresh"), .scroll("articles"), .scroll("articles", to: .top),
  .select("articles", row: 2), .select("articles", row: 20), .tap("done"), .tap("back"),
]

private let answers: [Input] = [
  .wait(.milliseconds(100)), .wait(.milliseconds(500)), .wait(.seconds(3)), .event("service", ["off"]),
  .event("answer", ["first", "200"]), .event("answer", ["first", "500"]), .event("answer", ["first", "empty"]),
  .event("answer", ["first", "bad-json"]), .event("answer", ["first", "cut"]), .event("fail", ["first", "timeout"]),
  .event("left", ["first", "0", "2"]), .event("picture", ["first", "200"]), .event("picture", ["last", "404"]),
]

private func listIsSound<Screen: ArticlesScreen>() -> [Invariant<Screen>] {
  [
    Invariant("a failure is shown in the error colour") { screen in
      (screen.message.textColor == .error) == (screen.message.text ?? "").hasPrefix("Failed")
    },
    Invariant("no message is shown while articles are loading") { screen in
      !screen.loading.isAnimating || (screen.message.text ?? "").isEmpty
    },
    Invariant("when no articles were found, the list is empty and scrolled to its top") { screen in
      screen.message.text != "No articles found."
        || screen.articles.rowCount == 0 && screen.articles.contentOffset == 0
    },
    Invariant("no row is selected") { screen in screen.articles.indexPathForSelectedRow == nil },
    Invariant("each row shows an article and the state of its picture") { screen in
      screen.articles.visibleCells.allSatisfy { cell in
        guard let cell = cell as? ArticleCell, let article = cell.article else { return false }
        return cell.text == article.title && cell.detailText == screen.pictures.text(of: article)
      }
    },
  ]
}
