@testable import RemainingCharacters
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension NothingNew {
  // MARK: Contract

  struct Input {
    let name: Driver<String>
    let address: Driver<String>
  }

  protocol Output {
    var nameRemaining: Driver<Remaining> { get }
    var addressRemaining: Driver<Remaining> { get }
    var canBeSaved: Driver<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
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

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      #if SOLVED
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver().distinctUntilChanged(),
          address: screen.address.rx.text.orEmpty.asDriver().distinctUntilChanged()))
      #else
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver()))
      #endif
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: Label {
  fileprivate var remaining: Binder<Remaining> {
    Binder(base) { label, remaining in label.show(remaining) }
  }
}
