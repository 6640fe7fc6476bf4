// The visible height as RxKeyboard computes it. The book describes the library and lists no code.

import Controls
import Foundation
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Moves bar and list by RxKeyboard's `visibleHeight`: the distance of each new frame's top edge from the bottom.
  ///
  /// Two things differ: the height is measured in the screen's bounds, where RxKeyboard takes those of `UIScreen.main`,
  /// and a frame above the screen is not corrected.
  final class VisibleHeight: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      screen.show(Conversation.sample)
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.frame
        .map { frame in screen.bounds.height - frame.minY }
        .drive(onNext: { screen.makeRoom(for: $0) })
        .disposed(by: disposeBag)
    }
  }
}
