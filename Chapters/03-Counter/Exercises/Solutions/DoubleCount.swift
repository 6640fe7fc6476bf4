@testable import Counter
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension DoubleCount {
  enum Yours: FourWays {}
}

extension DoubleCount.Yours {
  final class Callback: Wiring {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = CallbackWay.ViewModel(screen.start)
      viewModel.load(show)
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
      #if SOLVED
      screen.double.text = count.doubledText
      #endif
    }
  }

  final class Delegate: Wiring, DelegateWay.ViewModelDelegate {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: DelegateWay.ViewModel

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(screen.start)
      viewModel.delegate = self
      viewModel.load()
      screen.up.addTarget(self, action: Delegate.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Delegate.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Delegate.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChange count: Count) {
      screen.count.text = count.text
      #if SOLVED
      screen.double.text = count.doubledText
      #endif
    }
  }

  final class Observer: Wiring {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: ObserverWay.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.ViewModel(screen.start)
      observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.count)
      }
      screen.up.addTarget(self, action: Observer.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Observer.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Observer.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    private func show(_ count: Count) {
      screen.count.text = count.text
      #if SOLVED
      screen.double.text = count.doubledText
      #endif
    }
  }

  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      let viewModel = RxWay.ViewModel(
        screen.start,
        input: RxWay.Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
      viewModel.count.map(\.text).drive(screen.count.rx.text).disposed(by: disposeBag)
      #if SOLVED
      viewModel.count.map(\.doubledText).drive(screen.double.rx.text).disposed(by: disposeBag)
      #endif
    }
  }
}
