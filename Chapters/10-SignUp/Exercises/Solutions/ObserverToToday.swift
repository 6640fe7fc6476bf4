@testable import SignUp
import Controls
import Models
import Observation
import Services
import Stage
import World

extension ObserverToToday {
  // MARK: View model

  #if SOLVED
  @Observable final class ViewModel {
    private(set) var result = ValidationResult.empty
    private let directory: Directory
    private let client: HTTPClient
    @ObservationIgnored private var username = ""
    @ObservationIgnored private var checking: Task<Void, Never>?

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
      // Only the latest name counts.
      checking?.cancel()
      result = .username(username)
      guard result == .validating else { return }
      checking = Task { [weak self, directory, client] in
        let availability: Availability
        do {
          availability = directory.availability(in: try await client.answer(to: directory.availability(of: username)))
        } catch {
          availability = directory.availability(after: error)
        }
        // The next name may have come after the answer, and before this task resumed.
        if !Task.isCancelled { self?.result = .username(availability) }
      }
    }
  }
  #else
  final class ViewModel {
    private let directory: Directory
    private let client: HTTPClient

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    func enter(username: String) {
      // Yours: judge the name, and ask about it if the rule accepts it.
    }
  }
  #endif

  // MARK: Controller

  final class Yours: ViewController, Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      super.init(world)
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    override func updateProperties() {
      #if SOLVED
      screen.show(viewModel.result)
      #else
      // Yours: show the verdict.
      #endif
    }
  }
}
