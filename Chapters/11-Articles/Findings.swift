import Controls
import Foundation
import Models
import RxControls
import Rx
import Stage
import World

extension ArticlesChapter {
  static let findings: [Claim] = [
    Claim(
      "Text typed during a request starts a search.",
      script: """
        wait 1s
        tap refresh
        paste search "rx"
        wait 3s
        """
    ) { script in
      try compare(
        script, of: list, claimed: "16 rows, Streams anew",
        """
        The text is dropped: when the pause is over, the state refuses to load. Only the next page or a later refresh \
        would use the text.
        """)
    },
    Claim(
      "All pages of a list belong to the same search.",
      script: """
        wait 1s
        tap refresh
        paste search "ed"
        wait 1s
        scroll articles bottom
        wait 3s
        """
    ) { script in
      try compare(
        script, of: requests, claimed: "all 1, all 1, ed 1",
        "The dropped text is still the latest one, so the next page belongs to a search that never began.")
    },
    Claim(
      "A new search can begin at any time.",
      script: """
        wait 1s
        paste search "tested"
        wait 1s
        scroll articles bottom
        wait 1s
        clear search
        wait 1s
        """
    ) { script in
      try compare(
        script, of: list, claimed: "20 rows, Closures anew",
        """
        After the last page, typing no longer starts a search, and the activity indicator stays on: only a page with \
        articles, or an empty first page, turns it off. Cancel and Refresh still work.
        """)
    },
    Claim(
      "A refresh searches for the text in the field.",
      script: """
        wait 1s
        paste search "tested"
        tap refresh
        wait 1s
        """
    ) { script in
      try compare(
        script, of: list, claimed: "16 rows, Closures tested",
        "It searches for the text from before the pause, and when the pause is over, the new text is dropped.")
    },
    Claim(
      "If a page fails, the other pages stay.",
      script: """
        wait 1s
        scroll articles bottom
        event answer last 500
        """
    ) { script in
      try compare(
        script, of: list, claimed: "20 rows, Sockets anew",
        """
        The list is emptied. The presenter emits the error, but in the part of the view that the article shows, no \
        code subscribes to it or turns the activity indicator off.
        """)
    },
    Claim(
      "If no articles were found, scrolling makes no further request.",
      script: """
        wait 1s
        paste search "zzz"
        wait 1s
        scroll articles bottom
        wait 1s
        scroll articles bottom
        wait 1s
        """
    ) { script in
      try compare(
        script, of: requests, claimed: "all 1, zzz 1",
        """
        An empty page counts as the last one only below other pages, so the bottom of an empty list makes a request \
        each time. The article does not show how often `reachBottom` emits there; here it emits once for each drag.
        """)
    },
    Claim(
      "The list shows only the latest search, even if the API object answers after its release.",
      script: """
        wait 1s
        paste search "rx"
        wait 200ms
        tap cancel
        wait 600ms
        wait 2s
        """
    ) { script in
      try compare(
        script, of: list, claimed: "20 rows, Closures anew",
        """
        The late answer is appended, because the state does not know its request. If releasing the API object ends its \
        request, which the article does not show, the answer never comes.
        """)
    },
    Claim("The presenter is deallocated with its screen.") { _ in
      let alive = try lifeOfPresenter()
      return Finding(
        [
          ObservedValue("alive without its screen, during a request", alive.during, claimed: false),
          ObservedValue("alive after the answer", alive.after, claimed: false),
        ],
        """
        The closure for success captures self weakly, the one for failure strongly: the presenter retains the bag, the \
        bag the subscription, and the subscription the closure. The answer ends the subscription and breaks the retain \
        cycle.
        """)
    },
    Claim("A driver of selections replays nothing to a late subscriber.", script: "wait 1s\nselect articles 1") {
      script in
      let received = try receivedLate(after: script)
      return Finding(
        [
          ObservedValue("selections that a late subscriber gets from a driver", received.driver, claimed: 0),
          ObservedValue("selections that a late subscriber gets from a signal", received.signal, claimed: 0),
        ],
        """
        A driver replays its latest element: a second subscriber would open the article again. The article has one \
        subscriber, so nothing happens there. An event is a signal.
        """)
    },
  ]

  /// Compares the original and the Rx way at the end of a script with the claimed text.
  private static func compare(
    _ script: String, of detail: @MainActor (Pane<ListOfArticles>) -> String, claimed: String, _ lesson: String
  ) throws -> Finding {
    let ways = [Way("original", OriginalWay.Controller.self), ListOfArticles.way(.rx)]
    let seen = try observations(script, on: ListOfArticles.self, ways) { pane in detail(pane) }
    let end = seen.rows[seen.rows.count - 1].details
    return Finding(
      seen.table, zip(seen.names, end).map { ObservedValue("\($0) at the end", $1, claimed: claimed) }, lesson)
  }

  /// Returns the number of rows, the first one in sight, and the loading sign.
  private static func list(_ pane: Pane<ListOfArticles>) -> String {
    let screen = pane.screen
    let first = (screen.articles.visibleCells.first as? ArticleCell)?.article?.title
    let text = "\(counted(screen.articles.rowCount, "row"))\(first.map { ", \($0)" } ?? "")"
    return text + (screen.loading.isAnimating ? " …" : "")
  }

  /// Returns the requested pages: the text and the number of each.
  private static func requests(_ pane: Pane<ListOfArticles>) -> String {
    pane.world.scriptedNetwork.calls.compactMap { call in
      let items = URLComponents(url: call.request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      guard let page = items.first(where: { $0.name == "page" })?.value else { return nil }
      return "\(items.first { $0.name == "query" }?.value ?? "all") \(page)"
    }.joined(separator: ", ")
  }

  /// Returns the state of the original's presenter without its screen: alive during a request, and after the answer.
  private static func lifeOfPresenter() throws -> (during: Bool, after: Bool) {
    let world = VirtualWorld()
    ListOfArticles.prepare(world)
    return try World.$current.withValue(world) {
      weak var presenter: OriginalWay.Presenter?
      do {
        let controller = OriginalWay.Controller(ListOfArticles.makeScreen(), world)
        presenter = controller.presenter
        try world.advance(by: .milliseconds(300))
      }
      let during = presenter != nil
      try world.advance(by: .seconds(1))
      return (during, presenter != nil)
    }
  }

  /// Returns the number of selections that a late subscriber gets in the original: from its driver, and from a signal.
  private static func receivedLate(after script: String) throws -> (driver: Int, signal: Int) {
    let pane = try Pane(ListOfArticles.self, Way("original", OriginalWay.Controller.self))
    let selection = pane.screen.articles.rx.modelSelected(Article.self)
    let selected = World.$current.withValue(pane.world) { (driver: selection.asDriver(), signal: selection.asSignal()) }
    let first = CompositeDisposable(disposables: [selected.driver.drive(), selected.signal.emit()])
    for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
    var received = (driver: 0, signal: 0)
    let late = CompositeDisposable(disposables: [
      selected.driver.drive(onNext: { _ in received.driver += 1 }),
      selected.signal.emit(onNext: { _ in received.signal += 1 }),
    ])
    first.dispose()
    late.dispose()
    return received
  }
}
