import Controls
import Models
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// The words of a long text, counted off the main queue and shown on it.
enum ToTheEnd: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "there and back"

  static func makeScreen() -> BackgroundScreen { BackgroundScreen() }

  static let alphabet: [Input] = [
    .tap("count"), .wait(.milliseconds(100)), .wait(.milliseconds(450)), .wait(.seconds(2)),
    .type("text", text: "to be or"), .clear("text"),
  ]
  static let invariants: [Invariant<BackgroundScreen>] =
    progressIsSound() + [
      Invariant("Count words is disabled if, and only if, words are being counted") { screen in
        screen.count.isEnabled != screen.isCounting
      }
    ]
  static let events: [WorldEvent<BackgroundScreen>] = [TextFile.open()]
}

/// The chapter that `swift run Background` plays.
package let chapter: any Chapter.Type = BackgroundChapter.self

/// The same with a way out: a state on its way back must not arrive once its count is cancelled.
enum BackgroundChapter: Chapter {
  typealias Callback = CallbackWay.Cancelling.Controller
  typealias Delegate = DelegateWay.Cancelling.Controller
  typealias Observer = ObserverWay.Cancelling.Controller
  typealias Rx = RxWay.Cancelling.Controller

  static let furtherWays = [Way("today", TodayWay.Cancelling.Controller.self)]

  static let number = 14
  static let name = "Background"
  static let lesson = "Work off the main thread: progress, cancellation, and the way back."
  static let title = "and a way out"
  static let earlierSteps: [any Step.Type] = [ToTheEnd.self]
  static let demo = PackageResources.demo_script
  static let feeds = [TextFile.feed]
  static let experiments = [
    Places.experiment("subscribe-on", "where a chain runs, by where subscribe(on:) stands", Places.subscribing),
    Places.experiment("observe-on", "where a chain runs, by where observe(on:) stands", Places.observing),
  ]

  static func makeScreen() -> CancellingScreen { CancellingScreen() }

  static let alphabet: [Input] =
    ToTheEnd.alphabet + [.tap("cancel"), .event("cancel-late", []), .event("count-late", [])]
  static let invariants: [Invariant<CancellingScreen>] =
    progressIsSound() + [
      Invariant("Cancel is enabled if, and only if, words are being counted") { screen in
        screen.cancel.isEnabled == screen.isCounting
      }
    ]
  static let events: [WorldEvent<CancellingScreen>] = [
    TextFile.open(), lateTap(on: \.cancel, "cancel"), lateTap(on: \.count, "count"),
  ]
}

/// The event of a tap that is quicker than the way back to the main queue.
func lateTap<Screen: Controls.Screen>(on button: KeyPath<Screen, Button>, _ name: String) -> WorldEvent<Screen> {
  WorldEvent(
    "\(name)-late", [], "100 ms pass, and \(name) is tapped before the part counted by then has returned"
  ) { (screen: Screen, world: World, _) in
    // The part that is counted by then was reported before the tap; its way back begins after it.
    world.schedule(after: World.backgroundTime) { [weak screen] in screen?[keyPath: button].tap() }
    // The stage settles the world after every input, and reports a world that never comes to rest.
    try? (world as? VirtualWorld)?.advance(by: World.backgroundTime)
  }
}

extension BackgroundScreen {
  fileprivate var isCounting: Bool { (result.text ?? "").hasPrefix("Counting …") }
}

private func progressIsSound<Screen: BackgroundScreen>() -> [Invariant<Screen>] {
  [
    Invariant("the bar is full if, and only if, the result is shown") { screen in
      (screen.progress.progress == 1) == (screen.result.textColor == .ok)
    },
    Invariant("bar and label show the same progress") { screen in
      guard screen.isCounting else { return [0, 1].contains(screen.progress.progress) }
      return screen.result.text == "Counting … \(Int((screen.progress.progress * 100).rounded())) %"
    },
  ]
}
