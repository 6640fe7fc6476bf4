@testable import ButtonTap
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension TapTally {
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

extension TapTally.Yours.CallbackWay {
  // MARK: Contract

  typealias ShowMessage = (String) -> Void

  // MARK: View model

  final class ViewModel {
    #if SOLVED
    private var tally = TapTally.Tally()

    func login(_ show: ShowMessage) {
      tally = tally.adding(TapMessage.login)
      show(tally.text)
    }
    #else
    func login(_ show: ShowMessage) {
      show(TapMessage.login)
    }
    #endif

    func help(_ show: ShowMessage) {
      #if SOLVED
      tally = tally.adding(TapMessage.help)
      show(tally.text)
      #else
      show(TapMessage.help)
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TapTally.TwoButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: TapTally.TwoButtonsScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login(show)
    }

    private func helpTapped() {
      viewModel.help(show)
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

extension TapTally.Yours.DelegateWay {
  // MARK: Contract

  protocol MessageView: AnyObject {
    func show(_ message: String)
  }

  // MARK: View model

  final class ViewModel {
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any MessageView)?
    #if SOLVED
    private var tally = TapTally.Tally()
    #endif

    func attachView(_ view: any MessageView) {
      self.view = view
    }

    func detachView() {
      view = nil
    }

    func login() {
      #if SOLVED
      tally = tally.adding(TapMessage.login)
      view?.show(tally.text)
      #else
      view?.show(TapMessage.login)
      #endif
    }

    func help() {
      #if SOLVED
      tally = tally.adding(TapMessage.help)
      view?.show(tally.text)
      #else
      view?.show(TapMessage.help)
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring, MessageView {
    private let screen: TapTally.TwoButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: TapTally.TwoButtonsScreen, _ world: World) {
      self.screen = screen
      viewModel.attachView(self)
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loginTapped() {
      viewModel.login()
    }

    private func helpTapped() {
      viewModel.help()
    }

    func show(_ message: String) {
      screen.message.text = message
    }
  }
}

extension TapTally.Yours.ObserverWay {
  // MARK: Contract

  protocol MessageObservable: KeyValueObservable {
    var message: String { get }
  }

  // MARK: View model

  final class ViewModel: MessageObservable {
    nonisolated let observers = ObserverStore()
    #if SOLVED
    @Observed private var tally = TapTally.Tally()

    var message: String { tally.text }
    #else
    @Observed private(set) var message = ""
    #endif

    func login() {
      #if SOLVED
      tally = tally.adding(TapMessage.login)
      #else
      message = TapMessage.login
      #endif
    }

    func help() {
      #if SOLVED
      tally = tally.adding(TapMessage.help)
      #else
      message = TapMessage.help
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TapTally.TwoButtonsScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: TapTally.TwoButtonsScreen, _ world: World) {
      self.screen = screen
      observation = viewModel.observe(\.message) { [weak self] viewModel, _ in
        self?.show(viewModel.message)
      }
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    private func helpTapped() {
      viewModel.help()
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

extension TapTally.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let login: Signal<Void>
    let help: Signal<Void>
  }

  protocol Output {
    var message: Signal<String> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let message: Signal<String>

    init(input: Input) {
      #if SOLVED
      message = Signal.merge(
        input.login.map { TapMessage.login },
        input.help.map { TapMessage.help }
      )
      .scan(TapTally.Tally()) { $0.adding($1) }
      .map(\.text)
      #else
      message = Signal.merge(
        input.login.map { TapMessage.login },
        input.help.map { TapMessage.help })
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: TapTally.TwoButtonsScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          login: screen.login.rx.tap.asSignal(),
          help: screen.help.rx.tap.asSignal()))
      viewModel.message.emit(to: screen.message.rx.text).disposed(by: disposeBag)
    }
  }
}
