@testable import SignUp
import Controls
import Models
import Services
import Stage
import World

extension FreeName {
  #if SOLVED
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
      checking?.cancel()
      let judged = ValidationResult.username(username)
      onChange?(judged)
      guard judged == .validating else { return }
      ask(for: username) { [weak self] availability in
        if availability == .taken { self?.propose(1) } else { self?.onChange?(.username(availability)) }
      }
    }

    private func propose(_ number: Int) {
      guard number <= proposals else {
        onChange?(.username(.taken))
        return
      }
      let name = "\(username)\(number)"
      ask(for: name) { [weak self] availability in
        switch availability {
        case .available: self?.onChange?(proposal(of: name))
        case .taken: self?.propose(number + 1)
        case .unknown: self?.onChange?(.username(.taken))
        }
      }
    }

    private func ask(for name: String, completion: @escaping (Availability) -> Void) {
      checking = client.task(with: directory.availability(of: name)) { [directory] outcome in
        completion(directory.availability(in: outcome))
      }
      checking?.resume()
    }
  }

  // MARK: Controller

  #endif
  final class Yours: Wiring {
    private let screen: NameAlone.NameScreen
    #if SOLVED
    private let viewModel: ViewModel
    #endif

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      viewModel = ViewModel(screen.directory, world)
      viewModel.onChange = screen.show
      #endif
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      #if SOLVED
      viewModel.enter(username: screen.username.text ?? "")
      #else
      screen.show(ValidationResult.username(screen.username.text ?? ""))
      // Yours: ask the directory, and search if the name is taken.
      #endif
    }
  }
}
