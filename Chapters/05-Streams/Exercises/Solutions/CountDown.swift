import Controls
import Dispatch
import Rx
import RxControls
import Stage
@testable import Streams
import World

extension CountDown {
  // MARK: The observable

  /// Counts from `start` down to 0, one each second of `world`, and completes there.
  static func countDown(from start: Int, in world: World) -> Observable<Int> {
    #if SOLVED
    let scheduler = WorldScheduler(world)
    return Observable.create { observer in
      observer.onNext(start)
      return scheduler.schedulePeriodic(start - 1, startAfter: .seconds(1), period: .seconds(1)) { left in
        observer.onNext(left)
        if left == 0 { observer.onCompleted() }
        return left - 1
      }
    }
    #else
    // Yours: Observable.create, and what it returns.
    .empty()
    #endif
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CountDownScreen, _ world: World) {
      #if SOLVED
      Observable.merge(screen.start.rx.tap.map { true }, screen.cancel.rx.tap.map { false })
        .flatMapLatest { isStarted in isStarted ? CountDown.countDown(from: 3, in: world) : .empty() }
        .map { "\($0)" }
        .bind(to: screen.left.rx.text).disposed(by: disposeBag)
      #else
      // Yours: what makes a countdown of each tap on Start, and what ends it at a tap on Cancel?
      screen.start.rx.tap
        .flatMap { CountDown.countDown(from: 3, in: world) }
        .map { "\($0)" }
        .bind(to: screen.left.rx.text).disposed(by: disposeBag)
      #endif
    }
  }
}
