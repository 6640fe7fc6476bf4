import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.Both {
  /// What `--quiz` plants.
  enum LoadBySwitch {
    typealias Input = RxWay.Both.Input
    typealias ViewModel = RxWay.Both.ViewModel
  }
}

extension RxWay.Both.LoadBySwitch {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: BothScreen, _ world: World) {
      viewModel = ViewModel(screen.service, world)
      viewModel.state.drive(screen.rx.loadingState).disposed(by: disposeBag)
      let policy = screen.retry.rx.isOn.map(RetryPolicy.when)
      viewModel.setup(
        input: Input(
          // Fault: The switch is told like a tap: whoever turns it loads the profile again.
          loadProfile: Observable.combineLatest(screen.loadProfile.rx.tap, policy) { $1 },
          loadBoth: screen.loadBoth.rx.tap.withLatestFrom(policy), cancel: screen.cancel.rx.tap.asObservable()))
    }
  }
}
