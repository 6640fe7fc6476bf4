@testable import RemainingCharacters
import Controls
import Rx
import RxControls
import Stage
import World

extension NothingNew {
  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      #if SOLVED
      let viewModel = RxWay.ViewModel(
        input: RxWay.Input(
          name: screen.name.rx.text.orEmpty.asDriver().distinctUntilChanged(),
          address: screen.address.rx.text.orEmpty.asDriver().distinctUntilChanged()))
      #else
      let viewModel = RxWay.ViewModel(
        input: RxWay.Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver()))
      #endif
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}
