// Rx, the controller with two at once: taps go in as streams, the state comes out as one.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.Both {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: BothScreen, _ world: World) {
      let policy = screen.retry.rx.isOn.map(RetryPolicy.when)
      viewModel = ViewModel(
        screen.service, world,
        input: Input(
          loadProfile: screen.loadProfile.rx.tap.withLatestFrom(policy),
          loadBoth: screen.loadBoth.rx.tap.withLatestFrom(policy), cancel: screen.cancel.rx.tap.asObservable()))
      viewModel.state.drive(screen.rx.loadingState).disposed(by: disposeBag)
    }
  }
}
