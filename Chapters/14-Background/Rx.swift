// Rx: one operator says where a count begins, another where its states arrive.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let count: Observable<String>
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
      state =
        counting
        .switchLatest()
        .startWith(.ready)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: BackgroundScreen, _ world: World) {
      let viewModel = ViewModel(
        world,
        input: Input(
          count: screen.count.rx.tap.map { [weak screen] in screen?.textToCount ?? "" }.asObservable()))
      viewModel.state.drive(screen.rx.state).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: BackgroundScreen {
  /// Shows each state of a count.
  var state: Binder<CountingState> {
    Binder(base) { screen, state in screen.show(state) }
  }
}
