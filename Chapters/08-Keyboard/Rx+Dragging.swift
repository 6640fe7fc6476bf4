// Rx, with a keyboard that can be dragged down: one more stream goes in.

import Controls
import Foundation
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

extension RxWay {
  enum Dragging {}
}

extension RxWay.Dragging {
  // MARK: Contract

  struct Input {
    let send: Observable<String>
  }

  // MARK: View model

  final class ViewModel {
    let conversation: Driver<Conversation>

    init(input: Input) {
      conversation = input.send
        .scan(Conversation.sample) { conversation, draft in
          var next = conversation
          next.send(draft)
          return next
        }
        .startWith(.sample)
        .distinctUntilChanged()
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: DraggingScreen, _ world: World) {
      // The recognizer also emits when the finger lifts.
      let pan = screen.messages.panGestureRecognizer.rx.event.filter { $0.state != .ended }.map(\.location.y)
      keyboard = RxKeyboard(world.notifications, pan: pan) { screen.bounds }
      keyboard.frame.drive(onNext: { screen.show(frame: $0) }).disposed(by: disposeBag)
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.willShowVisibleHeight.drive(onNext: { screen.show(willShow: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { screen.show(isHidden: $0) }).disposed(by: disposeBag)

      // Reads the field: `rx.text` emits the text that the user types, but not text that is set in code.
      let sent = screen.send.rx.tap.map { screen.draft.text ?? "" }.share()
      let viewModel = ViewModel(input: Input(send: sent))
      viewModel.conversation.drive(onNext: { screen.show($0) }).disposed(by: disposeBag)
      sent.map { _ in "" }.bind(to: screen.draft.rx.text).disposed(by: disposeBag)
    }
  }
}
