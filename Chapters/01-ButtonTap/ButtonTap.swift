import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// The first step: one button, one handler.
enum OneButton: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "one button"

  static func makeScreen() -> OneButtonScreen { OneButtonScreen() }

  static let alphabet: [Input] = [.tap("login")]
  static let invariants: [Invariant<OneButtonScreen>] = [messageIsKnown()]
}

/// The chapter that `swift run ButtonTap` plays.
package let chapter: any Chapter.Type = ButtonTapChapter.self

/// The chapter, whose last step has four buttons: what does each further button cost?
enum ButtonTapChapter: Chapter {
  typealias Callback = CallbackWay.FourButtons.Controller
  typealias Delegate = DelegateWay.FourButtons.Controller
  typealias Observer = ObserverWay.FourButtons.Controller
  typealias Rx = RxWay.FourButtons.Controller

  static let furtherWays = [Way("today", TodayWay.FourButtons.Controller.self)]

  static let number = 1
  static let name = "ButtonTap"
  static let lesson = "One button, one handler – and what each additional button costs."
  static let title = "four buttons"
  static let earlierSteps: [any Step.Type] = [OneButton.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> FourButtonsScreen { FourButtonsScreen() }

  static let alphabet: [Input] =
    OneButton.alphabet + [.tap("reset-password"), .tap("exit"), .tap("help")]
  static let invariants: [Invariant<FourButtonsScreen>] = [messageIsKnown()]
}

private func messageIsKnown<Screen: OneButtonScreen>() -> Invariant<Screen> {
  Invariant("the message is empty or one of the four") { screen in
    ["", TapMessage.login, TapMessage.resetPassword, TapMessage.exit, TapMessage.help].contains(screen.message.text)
  }
}
