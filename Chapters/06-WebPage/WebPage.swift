import Controls
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// A page that is loading: its progress, and at the end its title and its text.
enum Loading: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "a bar, a title and a page"

  static func makeScreen() -> LoadingScreen { LoadingScreen() }

  static let alphabet: [Input] = [
    .tap("load"), .replace("address", text: "a.test"), .tap("stop"), .event("answer", ["200", "html", "unknown"]),
    .event("send", ["<title>A</title>A page"]), .event("finish", []), .event("fail", ["lost"]), .wait(.seconds(1)),
  ]
  static let invariants: [Invariant<LoadingScreen>] = loadingInvariants()
  static let events: [WorldEvent<LoadingScreen>] = answerEvents()
  static let demandsEqualChanges = true
  static let usesNetwork = true
}

/// The first step with a line for the error of a load that fails.
enum Failures: Step {
  typealias Callback = CallbackWay.Failures.Controller
  typealias Delegate = DelegateWay.Failures.Controller
  typealias Observer = ObserverWay.Failures.Controller
  typealias Rx = RxWay.Failures.Controller

  static let furtherWays = [Way("today", TodayWay.Failures.Controller.self)]

  static let title = "a message when there is no page"

  static func makeScreen() -> FailureScreen { FailureScreen() }

  static let alphabet: [Input] =
    Loading.alphabet + [
      .clear("address"), .event("answer", ["404", "html", "5"]), .event("redirect", ["b.test"]), .wait(.seconds(30)),
    ]
  static let invariants: [Invariant<FailureScreen>] = loadingInvariants() + failureInvariants()
  static let events: [WorldEvent<FailureScreen>] = answerEvents()
  static let demandsEqualChanges = true
  static let usesNetwork = true
}

/// The chapter that `swift run WebPage` plays.
package let chapter: any Chapter.Type = WebPageChapter.self

/// All of it: back, forward and reload.
enum WebPageChapter: Chapter {
  typealias Callback = CallbackWay.History.Controller
  typealias Delegate = DelegateWay.History.Controller
  typealias Observer = ObserverWay.History.Controller
  typealias Rx = RxWay.History.Controller

  static let furtherWays = [Way("today", TodayWay.History.Controller.self)]

  static let number = 6
  static let name = "WebPage"
  static let lesson = "Observing the properties of another object: loading, progress, title."
  static let title = "back, forward and reload"
  static let earlierSteps: [any Step.Type] = [Loading.self, Failures.self]
  static let demo = PackageResources.demo_script

  static let experiments: [Experiment] = [
    Experiment("string-keys", "rx.observe(Bool.self, \"loading\"), and its two faults", Observing.stringKeys),
    Experiment("key-paths", "rx.observe(\\.isLoading), and named properties", Observing.keyPaths),
    Experiment("observe-weakly", "what a stream does when the loader goes", Observing.weakly),
    Experiment("structs", "a property that is a struct, and a key path into it", Observing.structs),
  ]

  static func makeScreen() -> WebPageScreen { WebPageScreen() }

  static let alphabet: [Input] = [
    .tap("load"), .replace("address", text: "a.test"), .paste("address", text: "/b"), .tap("back"), .tap("forward"),
    .tap("stop"), .tap("reload"), .event("page", ["A", "A page"]), .event("page", ["B", "B page"]),
    .event("page", ["", ""]), .event("answer", ["200", "html", "40"]), .event("send", ["<title>C</title>C page"]),
    .event("fail", ["refused"]), .wait(.milliseconds(250)),
  ]
  static let invariants: [Invariant<WebPageScreen>] =
    loadingInvariants() + failureInvariants() + [
      Invariant("if Back or Forward is enabled, so is Reload") { screen in
        !(screen.back.isEnabled || screen.forward.isEnabled) || screen.reload.isEnabled
      },
      Invariant("if a page is shown, Reload is enabled") { screen in
        (screen.pageTitle.text ?? "").isEmpty && (screen.page.text ?? "").isEmpty || screen.reload.isEnabled
      },
    ]
  static let events: [WorldEvent<WebPageScreen>] = answerEvents()
  static let demandsEqualChanges = true
  static let usesNetwork = true
}

private func loadingInvariants<Screen: LoadingScreen>() -> [Invariant<Screen>] {
  [
    Invariant("the bar is visible and Stop is enabled if, and only if, the activity indicator is on") { screen in
      screen.progress.isHidden != screen.activity.isAnimating && screen.activity.isAnimating == screen.stop.isEnabled
    },
    Invariant("a visible bar is at least 10 % full, but never completely full") { screen in
      screen.progress.isHidden || (screen.progress.progress >= 0.1 && screen.progress.progress < 1)
    },
  ]
}

private func failureInvariants<Screen: FailureScreen>() -> [Invariant<Screen>] {
  [
    Invariant("no failure is shown while a page is loading") { screen in
      screen.progress.isHidden || (screen.error.text ?? "").isEmpty
    }
  ]
}
