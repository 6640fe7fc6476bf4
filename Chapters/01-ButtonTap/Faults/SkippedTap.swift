import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.FourButtons {
  /// What `--quiz` plants.
  enum SkippedTap {
    typealias ViewModel = RxWay.FourButtons.ViewModel
    typealias Input = RxWay.FourButtons.Input
    typealias Output = RxWay.FourButtons.Output
  }
}

extension RxWay.FourButtons.SkippedTap {
  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: FourButtonsScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          login: screen.login.rx.tap.asSignal(),
          // Fault: The first tap of Reset Password is skipped, as if it were a value from the start.
          resetPassword: screen.resetPassword.rx.tap.asSignal().skip(1),
          exit: screen.exit.rx.tap.asSignal(),
          help: screen.help.rx.tap.asSignal()))
      viewModel.message.emit(to: screen.message.rx.text).disposed(by: disposeBag)
    }
  }
}
