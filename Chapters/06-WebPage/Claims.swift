import Controls
import Foundation
import KeyValueObserving
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import Trace
import World

extension WebPageChapter {
  static let claims: [Claim] = [
    Claim(
      "An observer that is not removed in deinit can, in the worst case, leak memory and crash the app.",
      at: SourcePlace(.book, 2059)
    ) { _ in
      let loader = PageLoader(VirtualWorld(), bundle: BundledPages.all)
      let (isAlive, lines) = Mistake.recording {
        weak let observer = forgetful(loader)
        loader.load("bundle:welcome")
        return observer != nil
      }
      return Finding(
        lines,
        [
          ObservedValue("the observer leaks", isAlive),
          ObservedValue("mistakes at the next change", lines.count, claimed: 1),
        ],
        """
        Here the next change reports it. Apple's KVO may call the deallocated object, which crashes the app; the leak \
        is not tried: our observers are held weakly. The token of `observe(_:options:)` ends by itself.
        """)
    },
    Claim(
      "rx.observe retains its object: on a property of self it makes a reference cycle, and rx.observeWeakly does not.",
      at: SourcePlace(.book, 2142)
    ) { _ in
      Finding(
        [
          ObservedValue("the object outlives its owner, with rx.observe", outlives(weakly: false), claimed: true),
          ObservedValue("the object outlives its owner, with rx.observeWeakly", outlives(weakly: true), claimed: false),
        ], "With a key path, `rx.observe(\\.count)`, the object is not retained.")
    },
    Claim(
      "The structs CGRect, CGSize and CGPoint can be observed with rx.observe.", at: SourcePlace(.book, 2144)
    ) { _ in
      let controller = FramedController()
      @MainActor func changes<Value>(_ type: Value.Type, _ keyPath: String, _ change: () -> Void) -> Int {
        var values: [Value?] = []
        let subscription = controller.rx.observe(type, keyPath).subscribe(onNext: { values.append($0) })
        change()
        subscription.dispose()
        return values.compactMap(\.self).count
      }
      return Finding(
        ["values, the current one and one change:"],
        [
          ObservedValue(
            "CGRect", changes(CGRect.self, "view.frame") { controller.view.frame.size.width = 1 }, claimed: 2),
          ObservedValue("CGPoint", changes(CGPoint.self, "view.center") { controller.view.center.x = 1 }, claimed: 2),
          ObservedValue(
            "CGSize", changes(CGSize.self, "preferredContentSize") { controller.preferredContentSize.width = 1 },
            claimed: 2),
        ],
        """
        Apple's KVO delivers them in an NSValue, from which RxCocoa extracts them. Here a property can have any Swift \
        value: see `--experiment structs`.
        """)
    },
    Claim(
      "The versions with rx.observe and with RxWebKit behave exactly the same.", at: SourcePlace(.book, 2099...2354),
      script: loading
    ) { script in
      Finding(
        same: try observations(script, on: Loading.self, [rxObserve, rxWebKit], of: { pane in look(pane) }),
        "The screen shows the same after each input. Within one input the order differs: see the findings.")
    },
  ]

  static let findings: [Claim] = [
    Claim("The version with KVO behaves the same as the one with rx.observe.", script: loading) { script in
      Finding(
        same: try observations(
          script, on: Loading.self, [Way("KVO", OriginalWay.KVO.self), rxObserve], of: { pane in look(pane) }),
        """
        With KVO the bar is emptied when the page has arrived, and stays visible. With rx.observe it is full, and \
        hidden. The book calls an empty bar hidden.
        """)
    },
    Claim("rx.observe and RxWebKit set the title at the same moment.", script: loading) { script in
      let seen = try observations(script, on: Loading.self, [rxObserve, rxWebKit], of: { pane in order(pane) })
      let orders = seen.rows.last?.details ?? ["", ""]
      return Finding(
        ["when the page has arrived:"],
        [ObservedValue(seen.names[0], orders[0]), ObservedValue(seen.names[1], orders[1], claimed: orders[0])],
        """
        rx.observe reads the title when the loading ends; RxWebKit is notified as soon as there is a title. If a page \
        had no title, `filterNil` would keep the old one.
        """)
    },
    Claim("Each binding of the shared loading begins with the current value.") { _ in
      let loader = PageLoader(VirtualWorld(), bundle: BundledPages.all)
      let streams = [
        ("rx.observe", loader.rx.observe(Bool.self, "loading").filterNil().share()),
        ("RxWebKit", loader.rx.loading.share()),
      ]
      return Finding(
        streams.flatMap { name, loading in
          var values: [[Bool]] = [[], []]
          let subscriptions = values.indices.map { index in
            loading.subscribe(onNext: { values[index].append($0) })
          }
          for subscription in subscriptions { subscription.dispose() }
          return [
            ObservedValue("\(name), the first binding", values[0], claimed: [false]),
            ObservedValue("\(name), the second binding", values[1], claimed: [false]),
          ]
        },
        """
        Without a replay only the first binding gets it: that of the bar, in both versions. The indicator is off at \
        the start, so the difference is not visible.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim("A wrong type or a wrong key in a string is reported.", script: "tap load\n\(loading)") { script in
      let ways = [Way("wrong type", TrapWay.WrongType.self), Way("wrong key", TrapWay.WrongKey.self), Loading.way(.rx)]
      let seen = try observations(script, on: Loading.self, ways) { pane in
        pane.screen.progress.isHidden ? "no bar" : "bar"
      }
      return Finding(
        same: seen,
        """
        Both compile and run, and the bar never appears. The book (lines 2226–2229) names both as problems, and \
        recommends RxWebKit instead. With a key path, `rx.observe(\\.isLoading)`, neither would compile.
        """)
    },
    Claim(
      "The closures of a load may capture self, because they are called only once.",
      script: "replace address \"a.test\"\ntap load"
    ) { script in
      let inputs = try Script(parsing: script, name: "claim").inputs
      let faults = try LifetimeChecker(Loading.self, after: inputs).check(Way("trap", TrapWay.StrongSelf.self))
      let cured = try LifetimeChecker(Loading.self, after: inputs).check(Loading.way(.callback))
      return Finding(
        faults.map { "trap: when the screen closes: \($0)" },
        [
          ObservedValue("faults of the trap", faults.count, claimed: 0),
          ObservedValue("faults of the callback way", cured.count),
        ],
        """
        The loader retains them until the page has arrived, and they retain its owner: the screen is closed, and \
        the load continues.
        """)
    },
    Claim("A property whose value is a struct can be observed only as a whole.") { _ in
      let view = FramedView()
      var widths: [Double] = []
      let observation = view.observe(\.frame.size.width) { view, _ in widths.append(Double(view.frame.width)) }
      view.frame.size.width = 320
      observation.invalidate()
      return Finding(
        [ObservedValue("what an observer of \\.frame.size.width gets", widths, claimed: [])],
        """
        In this workbook a Swift key path can lead into the struct, and each setting of the whole struct counts as a \
        change. Apple's KVO ends the program at such a key path.
        """)
    },
    Claim("Back, forward and reload take the fewest lines in Rx.") { _ in
      let growths = try Growth.ofEachWay(
        from: "Failures", to: "History", renamed: ["WebPageScreen": "FailureScreen"])
      let others = growths.filter { $0.way != "Rx" }.map(\.growth)
      return Finding(
        growths.map { "\($0.way): \($0.growth.text)" },
        growths.filter { $0.way == "Rx" }.map(\.growth).map { rx in
          ObservedValue("lines in Rx", rx.lines, claimed: "fewer than in each other way") { lines in
            others.allSatisfy { lines < $0.lines }
          }
        },
        """
        Each further control needs one more input or output, and one more binding. A property of another object takes \
        the fewest lines if it is observed where it is shown.
        """)
    },
  ]

  static let additions = [
    "a field for the address, Load and Stop",
    "the page's text",
    "a message if a page cannot be loaded",
    "Back, Forward and Reload, with a history (the book only mentions `canGoBack` and `canGoForward`)",
    "a new load that cancels the old one",
  ]

  private static let loading = """
    wait 300ms
    wait 200ms
    """

  private static let rxObserve = Way("rx.observe", OriginalWay.RxObserve.self)
  private static let rxWebKit = Way("RxWebKit", OriginalWay.RxWebKit.self)

  private static func look(_ pane: Pane<Loading>) -> String {
    let screen = pane.screen
    return (screen.progress.isHidden ? "no bar" : "bar \(screen.progress.progress)")
      + (screen.activity.isAnimating ? ", on" : ", off") + ", \(quoted(screen.pageTitle.text ?? ""))"
  }

  /// The changes of the title and the bar, one after the other.
  private static func order(_ pane: Pane<Loading>) -> String {
    let names = pane.frames.flatMap(\.changes).filter(\.isVisible).map { "\($0.identifier).\($0.property.rawValue)" }
    return names.filter { ["progress.isHidden", "title.text"].contains($0) }.joined(separator: ", then ")
  }

  /// Returns an observer that no other object retains.
  private static func forgetful(_ loader: PageLoader) -> TrapWay.Forgetful { TrapWay.Forgetful(of: loader) }

  private static func outlives(weakly: Bool) -> Bool {
    weak let object = selfObserver(weakly: weakly)
    return object != nil
  }

  private static func selfObserver(weakly: Bool) -> SelfObserver { SelfObserver(weakly: weakly) }
}

/// An object that observes a property of its own, and holds the subscription.
private final class SelfObserver: KeyValueObservable, @MainActor ReactiveCompatible {
  nonisolated let observers = ObserverStore()
  @Observed private var count = 0
  private let disposeBag = DisposeBag()

  init(weakly: Bool) {
    let counts = weakly ? rx.observeWeakly(Int.self, "count") : rx.observe(Int.self, "count")
    counts.subscribe().disposed(by: disposeBag)
  }
}
