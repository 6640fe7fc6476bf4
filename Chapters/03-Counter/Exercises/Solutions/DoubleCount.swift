@testable import Counter
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension DoubleCount {
  enum Yours: FourWays {
    typealias Callback = CallbackWay.Controller
    typealias Delegate = DelegateWay.Controller
    typealias Observer = ObserverWay.Controller
    typealias Rx = RxWay.Controller

    enum CallbackWay {}
    enum DelegateWay {}
    enum ObserverWay {}
    enum RxWay {}
  }
}

extension DoubleCount.Yours.CallbackWay {
  // MARK: Contract

  typealias ShowCount = (Count) -> Void

  // MARK: View model

  final class ViewModel {
    private var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func load(_ show: ShowCount) {
      show(count)
    }

    func up(_ show: ShowCount) {
      count = count.moved(by: 1)
      show(count)
    }

    func down(_ show: ShowCount) {
      count = count.moved(by: -1)
      show(count)
    }

    func reset(_ show: ShowCount) {
      count = Count()
      show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: ViewModel

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.load(show)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
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
}

extension DoubleCount.Yours.DelegateWay {
  // MARK: Contract

  protocol CountView: AnyObject {
    func show(_ count: Count)
  }

  // MARK: View model

  final class ViewModel {
    private var count: Count
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any CountView)?

    init(_ count: Count) {
      self.count = count
    }

    func attachView(_ view: any CountView) {
      self.view = view
      view.show(count)
    }

    func detachView() {
      view = nil
    }

    func up() {
      count = count.moved(by: 1)
      view?.show(count)
    }

    func down() {
      count = count.moved(by: -1)
      view?.show(count)
    }

    func reset() {
      count = Count()
      view?.show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CountView {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: ViewModel

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.attachView(self)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
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

    func show(_ count: Count) {
      screen.count.text = count.text
      #if SOLVED
      screen.double.text = count.doubledText
      #endif
    }
  }
}

extension DoubleCount.Yours.ObserverWay {
  // MARK: Contract

  protocol CountObservable: KeyValueObservable {
    var count: Count { get }
  }

  // MARK: View model

  final class ViewModel: CountObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func up() {
      count = count.moved(by: 1)
    }

    func down() {
      count = count.moved(by: -1)
    }

    func reset() {
      count = Count()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DoubleCount.DoubleScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.count)
      }
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
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
}

extension DoubleCount.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let up: Observable<Void>
    let down: Observable<Void>
    let reset: Observable<Void>
  }

  protocol Output {
    var counterText: Driver<String> { get }
    #if SOLVED
    var doubleText: Driver<String> { get }
    #endif
  }

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
    #if SOLVED

    var doubleText: Driver<String> {
      count.asDriver().map(\.doubledText)
    }
    #endif

    func setup(input: Input) {
      Observable.merge(
        input.up.withLatestFrom(count) { $1.moved(by: 1) },
        input.down.withLatestFrom(count) { $1.moved(by: -1) },
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

    init(_ screen: DoubleCount.DoubleScreen, _ world: World) {
      viewModel = ViewModel(screen.start)
      viewModel.counterText.drive(screen.count.rx.text).disposed(by: disposeBag)
      #if SOLVED
      viewModel.doubleText.drive(screen.double.rx.text).disposed(by: disposeBag)
      #endif
      viewModel.setup(
        input: Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
    }
  }
}
