import Controls
import Foundation
import KeyValueObserving
import Services
import Stage
import Trace
import World

extension WebPageChapter {
  static let claims: [Claim] = [
    Claim("KVO, rx.observe and RxWebKit are exactly the same here.", script: "tap load\nwait 300ms\nwait 200ms") {
      script in
      let seen = try observations(script, on: Loading.self, originals) { pane in look(pane) }
      let orders = try observations(script, on: Loading.self, originals) { pane in order(pane) }
      return Finding(
        seen.table + ["when the page comes:"]
          + zip(orders.names, orders.rows.last?.details ?? []).map { "  \($0) sets \($1)" },
        holds: seen.isSame && orders.isSame,
        """
        Without `.initial` nothing hides the bar before the first load, and with `share()` only the first binding gets the \
        present value. One clears the bar in the end, and the titles come in another order.
        """)
    },
    Claim("Structs cannot be observed, because they would have to be boxed.") { _ in
      var told = 0
      let place = Place()
      let observation = place.observe(\.point.x) { _, _ in told += 1 }
      place.point.x = 1
      observation.invalidate()
      return Finding(
        ["an object has a struct; one of the struct's fields is set: told \(counted(told, "time"))"], holds: told == 0,
        """
        What is needed is an object that tells of its properties: for Apple's KVO one that descends from NSObject, with \
        `@objc dynamic`. The value in a property may be of any type.
        """)
    },
    Claim("A forgotten removeObserver leaks, and then the app crashes.") { _ in
      let loader = PageLoader(VirtualWorld(), bundle: BundledPages.all)
      let (isAlive, lines) = Mistake.recording {
        weak let observer = forgetful(loader)
        loader.load("bundle:welcome")
        return observer != nil
      }
      return Finding(
        ["the observer is \(isAlive ? "still here" : "gone")"] + lines, holds: isAlive,
        """
        Nothing leaks, for nobody holds an observer. Here the next change tells of it; Apple's KVO may call an object that is \
        gone. The token of `observe(_:options:)` ends by itself.
        """)
    },
    Claim("With Rx, changes are easy.") { _ in
      let growths = try Growth.ofEachWay(
        from: "Failures", to: "History", renamed: ["WebPageScreen": "FailureScreen"])
      let others = growths.filter { $0.way != "Rx" }.map(\.growth)
      let rx = growths.filter { $0.way == "Rx" }.map(\.growth)
      return Finding(
        ["for back, forward and reload:"] + growths.map { "  \($0.way): \($0.growth.text)" },
        holds: rx.allSatisfy { rx in others.allSatisfy { rx.lines < $0.lines && rx.places <= $0.places } },
        """
        Each further control is one more input or output, and one more binding. What somebody else's object tells already \
        takes the fewest lines if it is observed right where it is shown.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim("A wrong type or a wrong key in a string is noticed.", script: "tap load\nwait 300ms\nwait 200ms") { script in
      let ways = [Way("wrong type", TrapWay.WrongType.self), Way("wrong key", TrapWay.WrongKey.self), Loading.way(.rx)]
      let seen = try observations(script, on: Loading.self, ways) { pane in
        pane.screen.progress.isHidden ? "no bar" : "bar"
      }
      return Finding(
        seen.table, holds: !seen.isSame && seen.rows.allSatisfy { Set($0.details.prefix(2)) != ["no bar"] },
        "Both compile and run, and the bar never shows. A key path, `rx.observe(\\.isLoading)`, would not compile.")
    },
    Claim("The closures of a load may use self as they like: they are called once.", script: "tap load") { script in
      let inputs = [Input.replace("address", text: "a.test"), .tap("load")]
      let faults = try LifetimeChecker(Loading.self, after: inputs).check(Way("trap", TrapWay.StrongSelf.self))
      let cured = try LifetimeChecker(Loading.self, after: inputs).check(Loading.way(.callback))
      return Finding(
        faults.map { "trap: when the screen goes: \($0)" }
          + ["callback: \(cured.isEmpty ? "nothing outlives the screen" : "\(cured)")"],
        holds: faults.isEmpty,
        "Until the page is here the loader keeps them, and they keep its owner: the screen is closed, and goes on loading."
      )
    },
  ]

  private static let originals = [
    Way("KVO", OriginalWay.KVO.self), Way("rx.observe", OriginalWay.RxObserve.self),
    Way("RxWebKit", OriginalWay.RxWebKit.self),
  ]

  private static func look(_ pane: Pane<Loading>) -> String {
    let screen = pane.screen
    return (screen.progress.isHidden ? "no bar, " : "bar, ")
      + "\(screen.progress.appearance.progress ?? 0), \(quoted(screen.pageTitle.text ?? ""))"
  }

  /// What was set, of the title and the bar.
  private static func order(_ pane: Pane<Loading>) -> String {
    let names = pane.frames.flatMap(\.changes).filter(\.isVisible).map { "\($0.identifier).\($0.property.rawValue)" }
    return names.filter { ["progress.isHidden", "title.text"].contains($0) }.joined(separator: ", then ")
  }

  /// Its caller gets an observer that nobody else holds.
  private static func forgetful(_ loader: PageLoader) -> TrapWay.Forgetful { TrapWay.Forgetful(of: loader) }
}

/// An object with a struct in it.
private final class Place: KeyValueObservable {
  struct Point {
    var x = 0
    var y = 0
  }

  nonisolated let observers = ObserverStore()
  @Observed var point = Point()
}
