import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.Tens {
  /// What `--quiz` plants.
  enum QueuedStreams {
    typealias Input = RxWay.Tens.Input
    typealias Output = RxWay.Tens.Output
  }
}

extension RxWay.Tens.QueuedStreams {
  // MARK: View model

  final class ViewModel: Output {
    private let count: BehaviorRelay<Count>
    private let disposeBag = DisposeBag()

    init(_ count: Count) {
      self.count = BehaviorRelay(value: count)
    }

    var counterText: Driver<String> {
      count.asDriver().map(\.text)
    }

    func setup(input: Input) {
      // Fault: Each stream waits for the end of the one before it, and a stream of taps has none.
      Observable.concat(
        input.up.withLatestFrom(count) { $1.moved(by: 1) },
        input.down.withLatestFrom(count) { $1.moved(by: -1) },
        input.up10.withLatestFrom(count) { $1.moved(by: 10) },
        input.down10.withLatestFrom(count) { $1.moved(by: -10) },
        input.reset.map { Count() }
      )
      .bind(to: count)
      .disposed(by: disposeBag)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: TensScreen, _ world: World) {
      viewModel = ViewModel(screen.start)
      viewModel.counterText.drive(screen.count.rx.text).disposed(by: disposeBag)
      viewModel.setup(
        input: Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          up10: screen.up10.rx.tap.asObservable(),
          down10: screen.down10.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
    }
  }
}
