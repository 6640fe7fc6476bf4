@testable import Requests
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension AnswerNobodyHears {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = SignInState.ready
    private let service: Service
    private let client: HTTPClient
    private var task: HTTPTask?
    #if SOLVED
    private var observation: KeyValueObservation?
    #endif

    init(_ service: Service, _ world: World) {
      self.service = service
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      task?.cancel()
    }

    func signIn() {
      state = .underWay
      let task = client.task(with: service.signIn)
      #if SOLVED
      observation = task.observe(\.outcome) { [weak self] task, _ in
        if let outcome = task.outcome { self?.state = SignInState(outcome.value()) }
      }
      #else
      _ = task.observe(\.outcome) { [weak self] task, _ in
        if let outcome = task.outcome { self?.state = SignInState(outcome.value()) }
      }
      #endif
      self.task = task
      task.resume()
    }

    func cancel() {
      task?.cancel()
      state = .cancelled
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: SignInAlone.SignInScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      observation = viewModel.observe(\.state, options: .initial) { viewModel, _ in
        screen.show(signIn: viewModel.state)
      }
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      viewModel.signIn()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}
