// Three mistakes with a keyboard that are easily made. The traps are the workbook's own.

import Controls
import Foundation
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

enum TrapWay {}

extension TrapWay {
  /// Moves the list once, by the height of the keyboard when it comes up.
  final class Shifting: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      screen.makeRoom(for: 0)
      screen.show(Conversation.sample)
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.visibleHeight
        .drive(onNext: { screen.messages.bottomInset = $0 + screen.composer.height })
        .disposed(by: disposeBag)
      keyboard.willShowVisibleHeight
        .drive(onNext: { screen.messages.contentOffset += $0 })
        .disposed(by: disposeBag)
    }
  }

  /// Sends the latest element of `rx.text`.
  final class LatestText: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      let sent = screen.send.rx.tap.withLatestFrom(screen.draft.rx.text.orEmpty).share()
      RxWay.ViewModel(input: RxWay.Input(send: sent)).conversation
        .drive(onNext: { screen.show($0) })
        .disposed(by: disposeBag)
      sent.map { _ in "" }.bind(to: screen.draft.rx.text).disposed(by: disposeBag)
    }
  }

  /// Drops the token, so that the observation cannot be removed.
  final class Forgetful: Wiring {
    private let screen: KeyboardScreen

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      _ = world.notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self, let frame { self.screen.show(frame: frame) }
        }
      }
    }
  }
}
