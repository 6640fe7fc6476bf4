@testable import ButtonTap
import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserversPileUp {
  // MARK: Contract

  protocol MessageObservable: KeyValueObservable {
    var message: String { get }
  }

  // MARK: View model

  final class ViewModel: MessageObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var message = ""

    func login() {
      message = TapMessage.login
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      observeMessage()
      #endif
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      #if SOLVED
      #else
      observeMessage()
      #endif
      viewModel.login()
    }

    private func observeMessage() {
      observations.append(
        viewModel.observe(\.message) { [weak self] viewModel, _ in
          self?.show(viewModel.message)
        })
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}
