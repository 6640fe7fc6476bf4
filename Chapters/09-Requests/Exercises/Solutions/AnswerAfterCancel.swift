@testable import Requests
import Controls
import Models
import Services
import Stage
import World

extension AnswerAfterCancel {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: SignInState)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
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

    func signIn() {
      delegate?.viewModel(self, didChange: .underWay)
      task = client.task(with: service.signIn)
      task?.delegate = self
      task?.resume()
    }

    func cancel() {
      #if SOLVED
      task?.cancel()
      #endif
      delegate?.viewModel(self, didChange: .cancelled)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      delegate?.viewModel(self, didChange: SignInState(outcome.value()))
    }
  }

  // MARK: Controller

  final class Yours: Wiring, ViewModelDelegate {
    private let screen: SignInAlone.SignInScreen
    private let viewModel: ViewModel

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.delegate = self
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      viewModel.signIn()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func viewModel(_ viewModel: ViewModel, didChange state: SignInState) {
      screen.show(signIn: state)
    }
  }
}
