@testable import SignUp
import Controls
import Models
import Services
import Stage
import World

extension NameToDelegate {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange result: ValidationResult)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let directory: Directory
    private let client: HTTPClient
    #if SOLVED
    private var username = ""
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
    #endif

    func enter(username: String) {
      #if SOLVED
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      delegate?.viewModel(self, didChange: judged)
      guard judged == .validating else { return }
      checking = client.task(with: directory.availability(of: username))
      checking?.delegate = self
      checking?.resume()
      #else
      // Yours: judge the name, and ask about it if the rule accepts it.
      #endif
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      #if SOLVED
      guard task === checking else { return }
      delegate?.viewModel(self, didChange: .username(directory.availability(in: outcome)))
      #else
      // Yours: the verdict that follows from the answer.
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring, ViewModelDelegate {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.delegate = self
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    func viewModel(_ viewModel: ViewModel, didChange result: ValidationResult) {
      screen.show(result)
    }
  }
}
