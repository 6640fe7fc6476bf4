import Controls
import Foundation
import Rx
import RxControls
import RxServices
import Stage
import Workshop
import World

/// Messages that fade while the keyboard is up, in all four ways.
enum FadedMessages: Exercise {
  enum Place: Scene {
    static let title = "messages that fade while the keyboard is up"

    static func makeScreen() -> KeyboardScreen { KeyboardScreen() }

    static let alphabet: [Input] = [
      .event("keyboard-show", ["291"]), .event("keyboard-hide", []), .event("undock", []), .event("rotate", []),
      .paste("draft", text: "Hi"), .tap("send"),
    ]
    static let invariants: [Invariant<KeyboardScreen>] =
      keyboardInvariants() + [
        Invariant("the messages are at half strength while the keyboard takes room away, and only then") { screen in
          screen.messages.alpha == (screen.composer.bottomSpacing > 0 ? 0.5 : 1)
        }
      ]
    static let events: [WorldEvent<KeyboardScreen>] = keyboardEvents()
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The messages fade to half while the keyboard is up.",
      script: """
        expect messages alpha 1
        event keyboard-show 291
        expect messages alpha 0.5
        event keyboard-hide
        expect messages alpha 1
        """,
      advice: "Which of the things that a way hears of the keyboard is the one that you need?"),
    Rule(
      "A keyboard that floats takes nothing away, and so nothing fades.",
      script: """
        event keyboard-show 291
        event undock
        expect messages alpha 1
        event dock
        expect messages alpha 0.5
        """,
      advice: "A floating keyboard has a frame, and is as good as hidden."),
  ]

  /// The streams of the library, and nothing of the reader's concern beside the fading.
  final class Reference: Wiring {
    private let chapters: RxWay.Controller
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      chapters = RxWay.Controller(screen, world)
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.isHidden.drive(onNext: { screen.messages.alpha = $0 ? 1 : 0.5 }).disposed(by: disposeBag)
    }
  }
}
