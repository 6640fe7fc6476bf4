import Controls
import Foundation
import Models
import Rx
import RxCommunity
import RxControls
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum LocalBag {
    typealias Input = RxWay.Input
    typealias ViewModel = RxWay.ViewModel
  }
}

extension RxWay.LocalBag {
  // MARK: Controller

  final class Controller: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      // Fault: The bag is a local one: with the end of the init all subscriptions end.
      let disposeBag = DisposeBag()
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.frame.drive(onNext: { screen.show(frame: $0) }).disposed(by: disposeBag)
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.willShowVisibleHeight.drive(onNext: { screen.show(willShow: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { screen.show(isHidden: $0) }).disposed(by: disposeBag)

      // Asks the field: `rx.text` hears what a person types, but not that the field is emptied here.
      let sent = screen.send.rx.tap.map { screen.draft.text ?? "" }.share()
      let viewModel = ViewModel(input: Input(send: sent))
      viewModel.conversation.drive(onNext: { screen.show($0) }).disposed(by: disposeBag)
      sent.map { _ in "" }.bind(to: screen.draft.rx.text).disposed(by: disposeBag)
    }
  }
}
