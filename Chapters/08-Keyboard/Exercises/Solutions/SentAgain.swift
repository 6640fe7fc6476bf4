@testable import Keyboard
import Controls
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

extension SentAgain {
  // The view model is the chapter's: see `Rx.swift`.
  final class Yours: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.frame.drive(onNext: { screen.show(frame: $0) }).disposed(by: disposeBag)
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.willShowVisibleHeight.drive(onNext: { screen.show(willShow: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { screen.show(isHidden: $0) }).disposed(by: disposeBag)

      #if SOLVED
      let sent = screen.send.rx.tap.map { screen.draft.text ?? "" }.share()
      #else
      let sent = screen.send.rx.tap.withLatestFrom(screen.draft.rx.text.orEmpty).share()
      #endif
      let viewModel = RxWay.ViewModel(input: RxWay.Input(send: sent))
      viewModel.conversation.drive(onNext: { screen.show($0) }).disposed(by: disposeBag)
      sent.map { _ in "" }.bind(to: screen.draft.rx.text).disposed(by: disposeBag)
    }
  }
}
