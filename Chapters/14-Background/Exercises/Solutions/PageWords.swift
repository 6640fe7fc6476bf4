@testable import Background
import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension PageWords {
  #if SOLVED
  // MARK: View model

  final class ViewModel {
    let state: Driver<State>

    init(name: Observable<String>, cancel: Observable<Void>, _ world: World) {
      let client = HTTPClient(world)
      let background = BackgroundWorldScheduler(world)
      let main = WorldScheduler(world)

      func counting(_ text: String) -> Observable<State> {
        Observable.from(WordCounting(text), scheduler: background)
          .subscribe(on: background)
          .observe(on: main)
          .startWith(.counting(0))
          .map(State.counting)
      }

      func loading(_ name: String) -> Observable<State> {
        client.rx.response(request: PageWords.request(for: name))
          .map { try PageWords.text(of: $0) }
          .flatMap(counting)
          .startWith(.loading)
          .catch { .just(.failed(Trouble($0))) }
      }

      func waiting(_ name: String) -> Observable<State> {
        Observable.just(name)
          .delay(PageWords.silence.interval, scheduler: main)
          .flatMap(loading)
          .startWith(.ready)
      }

      let wanted = name.distinctUntilChanged().map { $0.isEmpty ? .just(.ready) : waiting($0) }
      // The next stream disposes the work under way: a pause, a request or a count.
      state = Observable.merge(wanted, cancel.map { .just(.cancelled) })
        .switchLatest()
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: PageScreen, _ world: World) {
      let viewModel = ViewModel(
        name: screen.page.rx.text.orEmpty.asObservable(), cancel: screen.cancel.rx.tap.asObservable(), world)
      viewModel.state.drive(onNext: { [weak screen] state in screen?.show(state) }).disposed(by: disposeBag)
    }
  }
  #else
  final class Yours: Wiring {
    private let screen: PageScreen

    init(_ screen: PageScreen, _ world: World) {
      self.screen = screen
      screen.show(.ready)
      // Yours, in any way.
    }
  }
  #endif
}
