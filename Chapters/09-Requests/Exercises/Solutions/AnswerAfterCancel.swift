@testable import Requests
import Controls
import Models
import Services
import Stage
import World

extension AnswerAfterCancel {
  // MARK: Contract

  protocol SignInView: AnyObject {
    func show(_ state: SignInState)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private let service: Service
    private let client: HTTPClient
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SignInView)?
    private var task: HTTPTask?

    init(_ service: Service, _ world: World) {
      self.service = service
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      task?.cancel()
    }

    func attachView(_ view: any SignInView) {
      self.view = view
      view.show(.ready)
    }

    func detachView() {
      view = nil
    }

    func signIn() {
      view?.show(.underWay)
      let task = client.task(with: service.signIn)
      task.delegate = self
      self.task = task
      task.resume()
    }

    func cancel() {
      #if SOLVED
      task?.cancel()
      #endif
      view?.show(.cancelled)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      view?.show(SignInState(outcome.value()))
    }
  }

  // MARK: Controller

  final class Yours: Wiring, SignInView {
    private let screen: SignInAlone.SignInScreen
    private let viewModel: ViewModel

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.attachView(self)
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func signInTapped() {
      viewModel.signIn()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func show(_ state: SignInState) {
      screen.show(signIn: state)
    }
  }
}
