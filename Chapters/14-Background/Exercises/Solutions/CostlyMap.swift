@testable import Background
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension CostlyMap {
  // MARK: View model

  final class ViewModel {
    let shown: Driver<(CountingState, String)>

    init(count: Observable<String>, _ log: PlaceLog, _ world: World) {
      let background = BackgroundWorldScheduler(world)
      let main = WorldScheduler(world)
      shown =
        count.map { text in
          #if SOLVED
          Observable.from(WordCounting(text), scheduler: background)
            .subscribe(on: background)
            .map { @Sendable state in (state, CostlyMap.headline(state, log)) }
            .observe(on: main)
            .startWith((.counting(0), ""))
          #else
          Observable.from(WordCounting(text), scheduler: background)
            .subscribe(on: background)
            .observe(on: main)
            .map { @Sendable state in (state, CostlyMap.headline(state, log)) }
            .startWith((.counting(0), ""))
          #endif
        }
        .switchLatest()
        .startWith((.ready, ""))
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: HeadlineScreen, _ world: World) {
      let viewModel = ViewModel(
        count: screen.count.rx.tap.map { [weak screen] in screen?.textToCount ?? "" }.asObservable(), screen.log, world)
      viewModel.shown
        .drive(onNext: { [weak screen] state, headline in screen?.show(state, headline) })
        .disposed(by: disposeBag)
    }
  }
}
