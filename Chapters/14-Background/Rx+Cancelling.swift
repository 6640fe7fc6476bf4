// Rx, with a way out: switchLatest follows the next stream, and disposes the one before.

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

  // MARK: View model

  final class ViewModel {
    let state: Driver<CountingState>

    init(_ world: World, input: Input) {
      let background = BackgroundWorldScheduler(world)
      let main = WorldScheduler(world)
      let counting = input.count.map { text in
        Observable.from(WordCounting(text), scheduler: background)
          .subscribe(on: background)
          .observe(on: main)
          .startWith(.counting(0))
      }
      let cancelled = input.cancel.map { Observable.just(CountingState.cancelled) }
      // The next stream disposes the current one, so none of its states arrives any more.
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
        world,
        input: Input(
          count: screen.count.rx.tap.map { [weak screen] in screen?.textToCount ?? "" }.asObservable(),
          cancel: screen.cancel.rx.tap.asObservable()))
      viewModel.state.drive(screen.rx.state).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: CancellingScreen {
  /// Shows each state of a count.
  var state: Binder<CountingState> {
    Binder(base) { screen, state in screen.show(state) }
  }
}
