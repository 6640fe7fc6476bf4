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
    // Yours: Observable.create, and what it returns.
    .empty()
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CountDownScreen, _ world: World) {
      // Yours: what makes a countdown of each tap on Start, and what ends it at a tap on Cancel?
      screen.start.rx.tap
        .flatMap { CountDown.countDown(from: 3, in: world) }
        .map { "\($0)" }
        .bind(to: screen.left.rx.text).disposed(by: disposeBag)
    }
  }
}
