import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// The first step, with three buttons: which object holds the count, and how does the screen learn of a change?
enum ThreeButtons: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "up, down and reset"

  static func makeScreen() -> CounterScreen { CounterScreen() }

  static let alphabet: [Input] = [.tap("up"), .tap("down"), .tap("reset")]
  static let invariants: [Invariant<CounterScreen>] = [countIsShown()]
  static let events: [WorldEvent<CounterScreen>] = [restore()]
}

/// The chapter that `swift run Counter` plays.
package let chapter: any Chapter.Type = CounterChapter.self

/// The chapter, whose last step has two more buttons: what does each way have to add?
enum CounterChapter: Chapter {
  typealias Callback = CallbackWay.Tens.Controller
  typealias Delegate = DelegateWay.Tens.Controller
  typealias Observer = ObserverWay.Tens.Controller
  typealias Rx = RxWay.Tens.Controller

  static let furtherWays = [Way("today", TodayWay.Tens.Controller.self)]

  static let number = 3
  static let name = "Counter"
  static let lesson = "State, and who tells the screen that it changed."
  static let title = "steps of one and of ten"
  static let earlierSteps: [any Step.Type] = [ThreeButtons.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> TensScreen { TensScreen() }

  static let alphabet: [Input] =
    ThreeButtons.alphabet + [.tap("up10"), .tap("down10")]
  static let invariants: [Invariant<TensScreen>] = [countIsShown()]
  static let events: [WorldEvent<TensScreen>] = [restore()]
}

private func countIsShown<Screen: CounterScreen>() -> Invariant<Screen> {
  Invariant("the label shows a whole number, and says so if it is the largest or the smallest") { screen in
    let text = screen.count.text ?? ""
    guard let number = Int(text) ?? Int(text.prefix { $0 != " " }) else { return false }
    return text == Count(number).text
  }
}

private func restore<Screen: CounterScreen>() -> WorldEvent<Screen> {
  WorldEvent("restore", ["N"], "opens the screen again with a count of N from the previous session") {
    (screen: Screen, arguments: [String]) throws(BadArgument) in
    guard let start = Int(arguments[0]) else { throw BadArgument("a whole number from \(Int.min) to \(Int.max)") }
    screen.start = Count(start)
  }
}
