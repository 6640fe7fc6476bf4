import Controls
import Foundation
import Models
import Rx
import RxControls
import Stage
import World

extension ArticlesChapter {
  static let claims: [Claim] = [
    Claim(
      "What is typed is looked for.",
      script: """
        wait 1s
        tap refresh
        paste search "rx"
        wait 3s
        """
    ) { script in
      try compare(script, "Typed while a request was under way, it is dropped: nobody looks for it later.")
    },
    Claim(
      "A new search begins at any time.",
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
        script,
        """
        After the bottom was reached the search is dead, and the sign that something is under way stays for ever. The \
        bottom is the end of one search, and not of the screen.
        """)
    },
    Claim(
      "A page that fails costs that page.",
      script: """
        wait 1s
        scroll articles bottom
        event answer last 500
        """
    ) { script in
      try compare(script, "It costs the list, and nobody is told why. Here both stay: the list, and the reason.")
    },
    Claim("Where nothing is found, nothing more is asked.", script: "wait 1s\npaste search \"zzz\"\nwait 10s") {
      script in
      let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
        counted(pane.world.scriptedNetwork.calls.count { $0.request.url.path == "/api/v2/items" }, "page request")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "The bottom of an empty list is in sight, so it asks for the next page, of which it is the same, and for ever.")
    },
    Claim(
      "To call a search off goes back to all articles.",
      script: """
        wait 1s
        paste search "tested"
        wait 1s
        tap cancel
        wait 1s
        scroll articles bottom
        wait 1s
        """
    ) { script in
      try compare(script, "The first page is one of all articles, the second one of the old search: its text was kept.")
    },
    Claim(
      "What is shown is what was looked for last.",
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
        script, "The answer to the old search comes last, and stays. A state that knows its request is not fooled.")
    },
    Claim("With a weak self, the closures of a stream keep nobody alive.") { _ in
      let wrong = Way("strong in one", OriginalWay.StrongSelf.self)
      let left = try [wrong, ListOfArticles.way(.rx)].map { way in
        let pane = try Pane(ListOfArticles.self, way)
        try pane.close()
        return (way.name, pane.world.scriptedNetwork.livingCount)
      }
      return Finding(
        left.map { "\($0), after the screen has gone: \(counted($1, "request")) under way" },
        holds: left.allSatisfy { $1 == 0 },
        "One closure of two was forgotten. It holds the object, the object the bag, the bag the closure.")
    },
    Claim("subscribe(on:) says where what comes is handled.") { _ in
      let places = [
        ("subscribe(on:)", placeOfArrival(subscribing: true)), ("observe(on:)", placeOfArrival(subscribing: false)),
      ]
      return Finding(
        places.map { "with \($0) the element arrives on the \($1)" }, holds: places[0].1 == places[1].1,
        "It says where the asking is done. An answer comes wherever the service sends it, unless observe(on:) moves it."
      )
    },
    Claim("A selection may be a driver.", script: "wait 1s\nselect articles 1") { script in
      let heard = try heardLate(after: script)
      return Finding(
        ["who joins late hears of \(counted(heard.driver, "selection")) of a driver, of \(heard.signal) of a signal"],
        holds: heard.driver == heard.signal,
        "A driver says its latest element again to each newcomer: the article would open anew. What happens is a signal."
      )
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "rx.text is as good as editingChanged.",
      script: """
        wait 1s
        paste search "rx"
        wait 100ms
        submit search
        wait 100ms
        """
    ) { script in
      let ways = [Way("rx.text", OriginalWay.EveryText.self), ListOfArticles.way(.rx)]
      let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
        pane.screen.loading.isAnimating ? "asks" : "waits"
      }
      return Finding(
        seen.table, holds: seen.isSame,
        """
        It speaks at every event of editing: the return key ends it, the same text comes again, and the pause begins anew. \
        A distinctUntilChanged in front of the debounce is the other cure.
        """)
    },
    Claim("A second consumer joins without touching the others.") { _ in
      let parts = [
        ("callback", ["View"]), ("delegate", ["Presenter", "View"]), ("observer", ["View"]), ("rx", ["View"]),
      ]
      let growths = try parts.map { way, roles in
        let name = way.capitalized
        let growths = try roles.map {
          // Names as they are said outside of a namespace are no growth.
          try Growth(
            from: "\(name)/\(name)\($0).swift", to: "\(name)/\(name)\($0)+Log.swift",
            renamed: ["\(name)Way.": "", "LoggedScreen": "ArticlesScreen"])
        }
        return (way, roles, growths.reduce(0) { $0 + $1.lines }, growths.reduce(0) { $0 + $1.places })
      }
      return Finding(
        growths.map {
          "\($0): \(counted($2, "line")) in \(counted($3, "place")) of \($1.joined(separator: " and ").lowercased())"
        },
        holds: growths.allSatisfy { $0.1 == ["View"] },
        """
        Where properties and streams are shared, whoever puts the modules together adds a line. One closure has to tell two; \
        one weak delegate has to become a list of them, and the newcomer is told what it never asked for.
        """)
    },
  ]

  private static let ways = [Way("original", OriginalWay.Controller.self), ListOfArticles.way(.rx)]

  /// What the original shows and what is shown here.
  private static func compare(_ script: String, _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
      let screen = pane.screen
      let first = (screen.articles.visibleCells.first as? ArticleCell)?.article?.title
      let text = "\(counted(screen.articles.rowCount, "row"))\(first.map { ", \($0)" } ?? "")"
      return text + (screen.loading.isAnimating ? " …" : "")
    }
    return Finding(seen.table, holds: seen.isSame, lesson)
  }

  /// What somebody hears who subscribes after a row was selected.
  private static func heardLate(after script: String) throws -> (driver: Int, signal: Int) {
    let pane = try Pane(ListOfArticles.self, ListOfArticles.way(.rx))
    let table = pane.screen.articles
    let selected = World.$current.withValue(pane.world) {
      (driver: table.rx.itemSelected.asDriver(), signal: table.rx.itemSelected.asSignal())
    }
    let first = CompositeDisposable(disposables: [selected.driver.drive(), selected.signal.emit()])
    for line in try Script(parsing: script, name: "claim").lines {
      if case .input(let input) = line.command { try pane.perform(input) }
    }
    var heard = (driver: 0, signal: 0)
    let late = CompositeDisposable(disposables: [
      selected.driver.drive(onNext: { _ in heard.driver += 1 }),
      selected.signal.emit(onNext: { _ in heard.signal += 1 }),
    ])
    first.dispose()
    late.dispose()
    return heard
  }
}

/// On which of two queues an element arrives that a sender sends, if the reader's is given to one operator or the other.
nonisolated private func placeOfArrival(subscribing: Bool) -> String {
  let key = DispatchSpecificKey<String>()
  func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: key, value: name)
    return SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "\(name).serial")
  }
  let (sent, reader) = (Observable.just(1, scheduler: scheduler("sender's queue")), scheduler("reader's queue"))
  let arrived = DispatchSemaphore(value: 0)
  var place = "nowhere"
  let subscription = (subscribing ? sent.subscribe(on: reader) : sent.observe(on: reader)).subscribe(onNext: { _ in
    place = DispatchQueue.getSpecific(key: key) ?? place
    arrived.signal()
  })
  arrived.wait()
  subscription.dispose()
  return place
}
