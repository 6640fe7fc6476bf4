// Rx: taps go in as streams, the message comes out as a stream.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let login: Signal<Void>
  }

  // MARK: View model

  final class ViewModel {
    let message: Signal<String>

    init(input: Input) {
      message = input.login.map { TapMessage.login }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: OneButtonScreen, _ world: World) {
      let viewModel = ViewModel(input: Input(login: screen.login.rx.tap.asSignal()))
      viewModel.message.emit(to: screen.message.rx.text).disposed(by: disposeBag)
    }
  }
}
