import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum PairedTexts {
    typealias Input = RxWay.Input
    typealias Output = RxWay.Output
  }
}

extension RxWay.PairedTexts {
  // MARK: View model

  final class ViewModel: Output {
    let nameRemaining: Driver<Remaining>
    let addressRemaining: Driver<Remaining>
    let canBeSaved: Driver<Bool>

    init(input: Input) {
      nameRemaining = input.name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = input.address.map { CharacterLimit.address.remaining(after: $0) }
      // Fault: Each name waits for the address of the same number, and each address for its name.
      canBeSaved = Driver.zip(input.name, input.address) { Contact(name: $0, address: $1).canBeSaved }
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
  /// Shows what is left, in its colour.
  fileprivate var remaining: Binder<Remaining> {
    Binder(base) { label, remaining in label.show(remaining) }
  }
}
