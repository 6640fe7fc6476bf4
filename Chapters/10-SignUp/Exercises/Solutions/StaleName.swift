@testable import SignUp
import Controls
import Models
import Services
import Stage
import World

extension StaleName {
  // MARK: View model

  final class ViewModel {
    var onChange: ((ValidationResult) -> Void)?
    private var username = ""
    private let directory: Directory
    private let client: HTTPClient
    private var checking: HTTPTask?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      checking?.cancel()
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      #if SOLVED
      checking?.cancel()
      #endif
      let judged = ValidationResult.username(username)
      onChange?(judged)
      guard judged == .validating else { return }
      checking = client.task(with: directory.availability(of: username)) { [onChange, directory] outcome in
        onChange?(.username(directory.availability(in: outcome)))
      }
      checking?.resume()
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.onChange = screen.show
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }
  }
}
