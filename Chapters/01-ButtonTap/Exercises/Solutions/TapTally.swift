@testable import ButtonTap
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension TapTally {
  enum Yours: FourWays {}
}

// MARK: Callback

extension TapTally.Yours {
  final class CallbackViewModel {
    #if SOLVED
    private var tally = TapTally.Tally()

    #endif
    func answer(_ message: String, _ show: (String) -> Void) {
      #if SOLVED
      tally = tally.adding(message)
      show(tally.text)
      #else
      show(message)
      #endif
    }
  }

  final class Callback: TapTally.TwoButtons {
    private let viewModel = CallbackViewModel()

    override func tapped(_ message: String) {
      viewModel.answer(message, show)
    }
  }
}

// MARK: Delegate

extension TapTally.Yours {
  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: DelegateViewModel, didChange message: String)
  }

  final class DelegateViewModel {
    weak var delegate: (any ViewModelDelegate)?
    #if SOLVED
    private var tally = TapTally.Tally()
    #endif

    func answer(_ message: String) {
      #if SOLVED
      tally = tally.adding(message)
      delegate?.viewModel(self, didChange: tally.text)
      #else
      delegate?.viewModel(self, didChange: message)
      #endif
    }
  }

  final class Delegate: TapTally.TwoButtons, ViewModelDelegate {
    private let viewModel = DelegateViewModel()

    override func wire() {
      super.wire()
      viewModel.delegate = self
    }

    override func tapped(_ message: String) {
      viewModel.answer(message)
    }

    func viewModel(_ viewModel: DelegateViewModel, didChange message: String) {
      show(message)
    }
  }
}

// MARK: Observer

extension TapTally.Yours {
  final class ObserverViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    #if SOLVED
    @Observed private var tally = TapTally.Tally()

    var message: String { tally.text }
    #else
    @Observed private(set) var message = ""
    #endif

    func answer(_ message: String) {
      #if SOLVED
      tally = tally.adding(message)
      #else
      self.message = message
      #endif
    }
  }

  final class Observer: TapTally.TwoButtons {
    private let viewModel = ObserverViewModel()
    private var observation: KeyValueObservation?

    override func wire() {
      super.wire()
      observation = viewModel.observe(\.message) { [weak self] viewModel, _ in self?.show(viewModel.message) }
    }

    override func tapped(_ message: String) {
      viewModel.answer(message)
    }
  }
}

// MARK: Rx

extension TapTally.Yours {
  final class RxViewModel {
    let message: Signal<String>

    init(login: Signal<Void>, help: Signal<Void>) {
      let messages = Signal.merge(login.map { TapMessage.login }, help.map { TapMessage.help })
      #if SOLVED
      message = messages.scan(TapTally.Tally()) { $0.adding($1) }.map(\.text)
      #else
      message = messages
      #endif
    }
  }

  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: TapTally.TwoButtonsScreen, _ world: World) {
      let viewModel = RxViewModel(login: screen.login.rx.tap.asSignal(), help: screen.help.rx.tap.asSignal())
      viewModel.message.emit(to: screen.message.rx.text).disposed(by: disposeBag)
    }
  }
}
