@testable import Counter
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension DelegateToRx {
  // MARK: Contract

  struct Input {
    let up: Observable<Void>
    let down: Observable<Void>
    let reset: Observable<Void>
  }

  protocol Output {
    var counterText: Driver<String> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    init(_ count: Count) {
    }

    var counterText: Driver<String> {
      .empty()
    }

    func setup(input: Input) {
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      viewModel = ViewModel(screen.start)
    }
  }
}
