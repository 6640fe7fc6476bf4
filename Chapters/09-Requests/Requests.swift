import Controls
import Models
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// Sign in, load the profile, load the avatar: each request needs the answer to the previous one.
enum OneAfterAnother: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "one request after another"

  static func makeScreen() -> RequestsScreen { RequestsScreen() }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedService.reply }

  static let alphabet: [Input] = [.tap("load-profile"), .tap("cancel")] + whatTheWorldDoes
  static let invariants: [Invariant<RequestsScreen>] = stateIsSound()
  static let events: [WorldEvent<RequestsScreen>] = serviceEvents()
}

/// The chapter that `swift run Requests` plays.
package let chapter: any Chapter.Type = RequestsChapter.self

/// Two requests at once, whose answers are shown together, and retries where they make sense.
enum RequestsChapter: Chapter {
  typealias Callback = CallbackWay.Both.Controller
  typealias Delegate = DelegateWay.Both.Controller
  typealias Observer = ObserverWay.Both.Controller
  typealias Rx = RxWay.Both.Controller

  static let furtherWays = [Way("today", TodayWay.Both.Controller.self)]

  static let number = 9
  static let name = "Requests"
  static let lesson = "One request after another, two at the same time, retries after a failure, and a time limit."
  static let title = "two at once, with retries"
  static let earlierSteps: [any Step.Type] = [OneAfterAnother.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> BothScreen { BothScreen() }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedService.reply }

  static let alphabet: [Input] =
    [.tap("load-both"), .tap("load-profile"), .tap("cancel"), .toggle("retry")] + whatTheWorldDoes
    + [.event("answer", ["last", "200"]), .event("answer", ["last", "404"]), .event("limit", ["first", "3"])]
  static let invariants: [Invariant<BothScreen>] =
    stateIsSound() + [
      Invariant("the feed is shown if, and only if, a profile without an avatar is shown") { screen in
        let profile = screen.profile.text ?? ""
        return (screen.feed.text ?? "").isEmpty != (!profile.isEmpty && !profile.contains("avatar"))
      },
      Invariant("both load buttons are enabled or disabled together") { screen in
        screen.loadBoth.isEnabled == screen.loadProfile.isEnabled
      },
    ]
  static let events: [WorldEvent<BothScreen>] = serviceEvents()
}

private let whatTheWorldDoes: [Input] = [
  .wait(.milliseconds(500)), .wait(.seconds(1)), .wait(.seconds(4)), .event("service", ["off"]),
  .event("answer", ["first", "200"]), .event("answer", ["first", "503"]), .event("answer", ["first", "bad-json"]),
  .event("answer", ["first", "cut"]), .event("fail", ["first", "refused"]),
]

private func stateIsSound<Screen: RequestsScreen>() -> [Invariant<Screen>] {
  [
    Invariant("Cancel is enabled while a load is running, and Load profile while none is") { screen in
      let state = screen.state.text ?? ""
      return screen.cancel.isEnabled == state.contains("…") && screen.loadProfile.isEnabled != screen.cancel.isEnabled
    },
    Invariant("user and profile are shown if, and only if, the load is done") { screen in
      let isDone = screen.state.text == "Done"
      return [screen.user, screen.profile].allSatisfy { ($0.text ?? "").isEmpty != isDone }
    },
    Invariant("a failure is shown in the error colour") { screen in
      (screen.state.textColor == .error) == (screen.state.text ?? "").hasPrefix("Failed")
    },
  ]
}
