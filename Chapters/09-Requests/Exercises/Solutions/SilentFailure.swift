@testable import Requests
import Controls
import Models
import Services
import Stage
import World

extension SilentFailure {
  // MARK: View model

  final class ViewModel {
    private let service: Service
    private let client: HTTPClient
    private var task: HTTPTask?

    init(_ service: Service, _ world: World) {
      self.service = service
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      task?.cancel()
    }

    func signIn(_ completion: @escaping (Result<AccessToken, RequestTrouble>) -> Void) {
      task = client.task(with: service.signIn) { outcome in
        #if SOLVED
        completion(outcome.value())
        #else
        guard case .success(let answer) = outcome, let token: AccessToken = try? answer.value() else { return }
        completion(.success(token))
        #endif
      }
      task?.resume()
    }

    func cancel() {
      task?.cancel()
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: SignInAlone.SignInScreen
    private let viewModel: ViewModel

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      viewModel.signIn { [weak self] result in self?.screen.show(signIn: SignInState(result)) }
    }

    private func cancelTapped() {
      viewModel.cancel()
      screen.show(signIn: .cancelled)
    }
  }
}
