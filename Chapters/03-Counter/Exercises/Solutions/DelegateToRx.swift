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
    #if SOLVED
    private let count: BehaviorRelay<Count>
    private let disposeBag = DisposeBag()

    init(_ count: Count) {
      self.count = BehaviorRelay(value: count)
    }
    #else
    init(_ count: Count) {
    }
    #endif

    var counterText: Driver<String> {
      #if SOLVED
      count.asDriver().map(\.text)
      #else
      .empty()
      #endif
    }

    func setup(input: Input) {
      #if SOLVED
      Observable.merge(
        input.up.withLatestFrom(count) { $1.moved(by: 1) },
        input.down.withLatestFrom(count) { $1.moved(by: -1) },
        input.reset.map { Count() }
      )
      .bind(to: count)
      .disposed(by: disposeBag)
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      viewModel = ViewModel(screen.start)
      #if SOLVED
      viewModel.counterText.drive(screen.count.rx.text).disposed(by: disposeBag)
      viewModel.setup(
        input: Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
      #endif
    }
  }
}
