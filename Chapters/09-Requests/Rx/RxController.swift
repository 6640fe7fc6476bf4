// Rx, the controller: taps go in as streams, the state comes out as one.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: RequestsScreen, _ world: World) {
      viewModel = ViewModel(
        screen.service, world,
        input: Input(
          loadProfile: screen.loadProfile.rx.tap.asObservable(), cancel: screen.cancel.rx.tap.asObservable()))
      viewModel.state.drive(screen.rx.loadingState).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: RequestsScreen {
  /// Shows the state of a load.
  var loadingState: Binder<LoadingState> {
    Binder(base) { screen, state in screen.show(state) }
  }
}
