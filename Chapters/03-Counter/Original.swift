// The source's three versions, said to behave exactly the same.

import Controls
import Rx
import RxControls
import Stage
import World

/// The listings 5.6 to 5.13 of the book.
///
/// `init` makes the connections of Interface Builder and then stands for `viewDidLoad`. The book does not print its xib and
/// so not the first text of the label; here it is empty.
enum OriginalWay {}

extension OriginalWay {
  // MARK: Callback

  final class CallbackViewModel {
    private(set) var count = 0

    func up(_ callback: (Int) -> Void) {
      count += 1
      callback(count)
    }

    func down(_ callback: (Int) -> Void) {
      count -= 1
      callback(count)
    }

    func reset(_ callback: (Int) -> Void) {
      count = 0
      callback(count)
    }
  }

  final class Callback: Wiring {
    private let screen: CounterScreen
    private let viewModel = CallbackViewModel()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      screen.up.addTarget(self, action: Callback.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Callback.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Callback.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up { [weak self] count in
        self?.updateCount(count)
      }
    }

    private func downTapped() {
      viewModel.down { [weak self] count in
        self?.updateCount(count)
      }
    }

    private func resetTapped() {
      viewModel.reset { [weak self] count in
        self?.updateCount(count)
      }
    }

    private func updateCount(_ count: Int) {
      screen.count.text = String(count)
    }
  }

  // MARK: Delegate

  protocol CounterDelegate {
    func updateCount(_ count: Int)
  }

  final class Presenter {
    private var count = 0 {
      didSet {
        delegate?.updateCount(count)
      }
    }

    private var delegate: (any CounterDelegate)?

    func attachView(_ delegate: any CounterDelegate) {
      self.delegate = delegate
    }

    func detachView() {
      delegate = nil
    }

    func up() {
      count += 1
    }

    func down() {
      count -= 1
    }

    func reset() {
      count = 0
    }
  }

  final class Delegate: Wiring, CounterDelegate {
    private let screen: CounterScreen
    private let presenter = Presenter()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      screen.up.addTarget(self, action: Delegate.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Delegate.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Delegate.resetTapped, for: .touchUpInside)
      presenter.attachView(self)
    }

    private func upTapped() {
      presenter.up()
    }

    private func downTapped() {
      presenter.down()
    }

    private func resetTapped() {
      presenter.reset()
    }

    func updateCount(_ count: Int) {
      screen.count.text = String(count)
    }
  }

  // MARK: Rx

  struct CounterInput {
    let up: Observable<Void>
    let down: Observable<Void>
    let reset: Observable<Void>
  }

  protocol CounterOutput {
    var counterText: Driver<String?> { get }
  }

  protocol CounterViewModelType {
    var outputs: (any CounterOutput)? { get }
    func setup(input: CounterInput)
  }

  final class CounterViewModel: CounterViewModelType, CounterOutput {
    var outputs: (any CounterOutput)?

    private let count = BehaviorRelay(value: 0)
    private let initialCount = 0
    private let disposeBag = DisposeBag()

    init() {
      outputs = self
      reset()
    }

    func setup(input: CounterInput) {
      input.up
        .subscribe(onNext: { [weak self] in
          self?.up()
        })
        .disposed(by: disposeBag)
      input.down
        .subscribe(onNext: { [weak self] in
          self?.down()
        })
        .disposed(by: disposeBag)
      input.reset
        .subscribe(onNext: { [weak self] in
          self?.reset()
        })
        .disposed(by: disposeBag)
    }

    private func up() {
      count.accept(count.value + 1)
    }

    private func down() {
      count.accept(count.value - 1)
    }

    private func reset() {
      count.accept(initialCount)
    }

    var counterText: Driver<String?> {
      count
        .map { "Rx: \($0)" }
        .asDriver(onErrorJustReturn: nil)
    }
  }

  final class Rx: Wiring {
    private let screen: CounterScreen
    private let viewModel = CounterViewModel()
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel.setup(
        input: CounterInput(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
      viewModel.outputs?.counterText
        .drive(screen.count.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
