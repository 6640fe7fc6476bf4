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
    #if SOLVED
    private var username = ""
    #endif
    private let directory: Directory
    private let client: HTTPClient
    #if SOLVED
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any NameView)?
    private var checking: HTTPTask?
    #endif

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    #if SOLVED
    isolated deinit {
      // No request outlives its owner.
      checking?.cancel()
    }

    func attachView(_ view: any NameView) {
      self.view = view
    }
    #else
    func attachView(_ view: any NameView) {
      // Yours: whom to tell.
    }
    #endif

    func detachView() {
      #if SOLVED
      view = nil
      #else
      // Yours: and that there is nobody to tell any more.
      #endif
    }

    func enter(username: String) {
      #if SOLVED
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      view?.show(judged)
      guard judged == .validating else { return }
      checking = client.task(with: directory.availability(of: username))
      checking?.delegate = self
      checking?.resume()
      #else
      // Yours: judge the name, and ask about it if it will do so far.
      #endif
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      #if SOLVED
      view?.show(.username(directory.availability(in: outcome)))
      #else
      // Yours: what the answer says about the name.
      #endif
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
