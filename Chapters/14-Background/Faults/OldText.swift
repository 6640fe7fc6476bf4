import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum OldText {
    typealias Input = RxWay.Input
    typealias ViewModel = RxWay.ViewModel
  }
}

extension RxWay.OldText {
  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: BackgroundScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          // Fault: The text is the one of the moment at which the screen was wired.
          count: screen.count.rx.tap.map { [text = screen.textToCount] in text }.asObservable()),
        world)
      viewModel.state.drive(screen.rx.state).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: BackgroundScreen {
  /// Shows how it stands with a count.
  fileprivate var state: Binder<CountingState> {
    Binder(base) { screen, state in screen.show(state) }
  }
}
