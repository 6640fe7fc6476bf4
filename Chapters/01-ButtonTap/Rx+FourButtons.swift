// Rx, with four buttons: a stream for each, and one that merges them.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum FourButtons {}
}

extension RxWay.FourButtons {
  // MARK: Contract

  struct Input {
    let login: Signal<Void>
    let resetPassword: Signal<Void>
    let exit: Signal<Void>
    let help: Signal<Void>
  }

  // MARK: View model

  final class ViewModel {
    let message: Signal<String>

    init(input: Input) {
      message = Signal.merge(
        input.login.map { TapMessage.login },
        input.resetPassword.map { TapMessage.resetPassword },
        input.exit.map { TapMessage.exit },
        input.help.map { TapMessage.help })
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: FourButtonsScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          login: screen.login.rx.tap.asSignal(),
          resetPassword: screen.resetPassword.rx.tap.asSignal(),
          exit: screen.exit.rx.tap.asSignal(),
          help: screen.help.rx.tap.asSignal()))
      viewModel.message.emit(to: screen.message.rx.text).disposed(by: disposeBag)
    }
  }
}
