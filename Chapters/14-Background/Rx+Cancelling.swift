// Rx, with a way out: the next stream is switched to, and the one before is not heard of any more.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum Cancelling {}
}

extension RxWay.Cancelling {
  // MARK: Contract

  struct Input {
    let count: Observable<String>
    let cancel: Observable<Void>
  }

  protocol Output {
    var state: Driver<CountingState> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let state: Driver<CountingState>

    init(input: Input, _ world: World) {
      let background = BackgroundWorldScheduler(world)
      let main = WorldScheduler(world)
      let counting = input.count.map { text in
        Observable.from(WordCounting(text), scheduler: background)
          .subscribe(on: background)
          .observe(on: main)
          .startWith(.counting(0))
      }
      let cancelled = input.cancel.map { Observable.just(CountingState.cancelled) }
      // Whatever comes next disposes what is under way: nothing of it arrives any more.
      state = Observable.merge(counting, cancelled)
        .switchLatest()
        .startWith(.ready)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CancellingScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          count: screen.count.rx.tap.map { [weak screen] in screen?.textToCount ?? "" }.asObservable(),
          cancel: screen.cancel.rx.tap.asObservable()),
        world)
      viewModel.state.drive(screen.rx.state).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: CancellingScreen {
  /// Shows how it stands with a count.
  var state: Binder<CountingState> {
    Binder(base) { screen, state in screen.show(state) }
  }
}
