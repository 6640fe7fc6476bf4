// Rx: the typed texts go in as streams, the remaining characters come out as streams.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let name: Driver<String>
    let address: Driver<String>
  }

  // MARK: View model

  final class ViewModel {
    let nameRemaining: Driver<Remaining>
    let addressRemaining: Driver<Remaining>
    let canBeSaved: Driver<Bool>

    init(input: Input) {
      nameRemaining = input.name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = input.address.map { CharacterLimit.address.remaining(after: $0) }
      canBeSaved = Driver.combineLatest(input.name, input.address) { Contact(name: $0, address: $1).canBeSaved }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver()))
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: Label {
  /// Shows the number of remaining characters, in its colour.
  var remaining: Binder<Remaining> {
    Binder(base) { label, remaining in label.show(remaining) }
  }
}
