@testable import SignUp
import Controls
import Models
import Services
import Stage
import World

extension NameToDelegate {
  // MARK: Contract

  protocol NameView: AnyObject {
    func show(_ result: ValidationResult)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private let directory: Directory
    private let client: HTTPClient

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    func attachView(_ view: any NameView) {
      // Yours: whom to tell.
    }

    func detachView() {
      // Yours: and that there is nobody to tell any more.
    }

    func enter(username: String) {
      // Yours: judge the name, and ask about it if it will do so far.
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      // Yours: what the answer says about the name.
    }
  }

  // MARK: Controller

  final class Yours: Wiring, NameView {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.attachView(self)
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    func show(_ result: ValidationResult) {
      screen.show(result)
    }
  }
}
