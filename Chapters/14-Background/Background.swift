import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// The words of a long text, counted off the main queue: who comes back, and what happens when nobody does?
@main enum BackgroundChapter: Chapter {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let number = 14
  static let name = "Background"
  static let lesson = "Work off the main thread: progress, cancelling, and coming back."
  static let title = "words counted elsewhere"
  static let demo = PackageResources.demo_script
  static let feeds = [TextFile.feed]

  static func makeScreen() -> BackgroundScreen { BackgroundScreen() }

  static let alphabet: [Input] = [
    .tap("count"), .tap("cancel"), .wait(.milliseconds(100)), .wait(.milliseconds(450)), .wait(.seconds(2)),
    .type("text", text: "to be or"), .clear("text"), .event("cancel-late", []), .event("count-late", []),
  ]
  static let invariants: [Invariant<BackgroundScreen>] = [
    Invariant("what can be cancelled is being counted") { screen in
      screen.cancel.isEnabled == (screen.result.text ?? "").hasPrefix("Counting …")
    },
    Invariant("the bar is full when, and only when, the result is there") { screen in
      (screen.progress.progress == 1) == (screen.result.textColor == .ok)
    },
    Invariant("the bar says as much as the label") { screen in
      let text = screen.result.text ?? ""
      guard text.hasPrefix("Counting …") else { return [0, 1].contains(screen.progress.progress) }
      return text == "Counting … \(Int((screen.progress.progress * 100).rounded())) %"
    },
  ]
  static let events: [WorldEvent<BackgroundScreen>] = [TextFile.open] + LateTaps.all
}
