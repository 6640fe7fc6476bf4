// How the sources wrote it: three versions, said to be exactly the same.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Nothing asks for the first count.
  final class Callback: Wiring {
    private let screen: CounterScreen
    private let viewModel = CallbackWay.ViewModel(Count())

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      screen.up.addTarget(self, action: Callback.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Callback.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Callback.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up(show)
    }

    private func downTapped() {
      viewModel.down(show)
    }

    private func resetTapped() {
      viewModel.reset(show)
    }

    private func show(_ count: Count) {
      screen.count.text = count.text
    }
  }

  /// The presenter holds its delegate strongly, and nobody calls `detachView`.
  final class Presenter {
    private var delegate: (any DelegateWay.CountView)?
    private var count = Count()

    func attachView(_ delegate: any DelegateWay.CountView) {
      self.delegate = delegate
      delegate.show(count)
    }

    func detachView() {
      delegate = nil
    }

    func move(by step: Int) {
      count = count.moved(by: step)
      delegate?.show(count)
    }

    func reset() {
      count = Count()
      delegate?.show(count)
    }
  }

  /// The screen's controller and its presenter keep each other alive.
  final class Delegate: Wiring, DelegateWay.CountView {
    private let screen: CounterScreen
    private let presenter = Presenter()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      presenter.attachView(self)
      screen.up.addTarget(self, action: Delegate.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Delegate.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Delegate.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      presenter.move(by: 1)
    }

    private func downTapped() {
      presenter.move(by: -1)
    }

    private func resetTapped() {
      presenter.reset()
    }

    func show(_ count: Count) {
      screen.count.text = count.text
    }
  }

  /// What the view model offers, as a protocol that it fulfils itself.
  protocol CounterOutputs: AnyObject {
    var counterText: Driver<String> { get }
  }

  /// `outputs` is the view model: it owns itself, and never goes.
  final class CounterViewModel: CounterOutputs {
    private(set) var outputs: (any CounterOutputs)?
    private let count = BehaviorRelay(value: Count())
    private let disposeBag = DisposeBag()

    init() {
      outputs = self
    }

    var counterText: Driver<String> {
      count.asDriver().map { "Rx: \($0.text)" }
    }

    func setup(input: RxWay.Input) {
      Observable.merge(
        input.up.withLatestFrom(count) { $1.moved(by: 1) },
        input.down.withLatestFrom(count) { $1.moved(by: -1) },
        input.reset.map { Count() }
      )
      .bind(to: count)
      .disposed(by: disposeBag)
    }
  }

  /// Shows another text than the other two.
  final class Rx: Wiring {
    private let viewModel = CounterViewModel()
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      viewModel.outputs?.counterText.drive(screen.count.rx.text).disposed(by: disposeBag)
      viewModel.setup(
        input: RxWay.Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
    }
  }
}
