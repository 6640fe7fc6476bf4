// Rx: the taps go in as a stream, the state comes out as a stream.

import Controls
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let flip: Observable<Void>
  }

  // MARK: View model

  final class ViewModel {
    let state: Driver<NAMEState>

    init(input: Input) {
      let first = NAMEState()
      state = input.flip.scan(first) { state, _ in state.flipped }
        .startWith(first)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: NAMEScreen, _ world: World) {
      let viewModel = ViewModel(input: Input(flip: screen.flip.rx.tap.asObservable()))
      viewModel.state.map(\.text).drive(screen.state.rx.text).disposed(by: disposeBag)
    }
  }
}
