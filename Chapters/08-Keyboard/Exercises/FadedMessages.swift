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

    static func makeScreen() -> BarAlone.PlainScreen { BarAlone.PlainScreen() }

    static let alphabet = BarAlone.alphabet
    static let invariants: [Invariant<BarAlone.PlainScreen>] =
      keyboardInvariants() + [
        Invariant("the messages are faded if, and only if, the keyboard takes room away") { screen in
          screen.messages.alpha == (screen.composer.bottomSpacing > 0 ? 0.5 : 1)
        }
      ]
    static let events: [WorldEvent<BarAlone.PlainScreen>] = keyboardEvents()
  }

  static let reference = [Way("reference", Reference.self)]

  /// The reference, by the library's streams.
  final class Reference: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: BarAlone.PlainScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { isHidden in
        screen.show(isHidden: isHidden)
        screen.messages.alpha = isHidden ? 1 : 0.5
      })
      .disposed(by: disposeBag)
    }
  }
}
