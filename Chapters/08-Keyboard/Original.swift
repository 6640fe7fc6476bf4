// The outputs as RxKeyboard describes them, and what one writes before one knows better.

import Controls
import Foundation
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// The visible height is all that is below the keyboard's top edge, told with each new frame.
  final class BelowTheTop: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.frame
        .map { frame in max(0, screen.bounds.maxY - frame.minY) }
        .drive(onNext: { screen.makeRoom(for: $0) })
        .disposed(by: disposeBag)
    }
  }

  /// The list is moved by the height that comes up, once.
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

  /// What is sent is what `rx.text` said last.
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

  /// The token is dropped, and nobody can give it back.
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
