@testable import Requests
import Controls
import Models
import Observation
import Services
import Stage
import World

extension CallbackToAsync {
  // MARK: Contract

  protocol LoadingObservable: AnyObject, Observable {
    var state: LoadingState { get }
  }

  // MARK: View model

  @Observable final class ViewModel: LoadingObservable {
    private(set) var state = LoadingState.ready
    private let service: Service
    private let client: HTTPClient
    private let clock: WorldClock

    init(_ service: Service, _ world: World) {
      self.service = service
      client = HTTPClient(world)
      clock = world.taskClock
    }

    func begin() {
      state = .loading(.signIn)
    }

    func loadProfile() async {
      #if SOLVED
      do {
        let loaded = try await within(LoadingState.timeLimit, by: clock) { [self] in
          let token: AccessToken = try await client.answer(to: service.signIn).value()
          state = .loading(.profile)
          let profile: Profile = try await client.answer(to: service.profile(token)).value()
          state = .loading(.avatar)
          let avatar: Avatar = try await client.answer(to: service.avatar(of: profile, token)).value()
          return Loaded.profile(profile, avatar)
        }
        // The last answer may have arrived just before Cancel.
        try Task.checkCancellation()
        state = .loaded(loaded)
      } catch _ where Task.isCancelled {
        state = .cancelled
      } catch {
        state = .failed(RequestTrouble(error))
      }
      #else
      // Yours: token, profile and avatar, one after another, within the time limit.
      #endif
    }
  }

  // MARK: Controller

  final class Yours: ViewController, Wiring {
    private let screen: RequestsScreen
    private let viewModel: ViewModel
    private var task: Task<Void, Never>?

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      super.init(world)
      screen.loadProfile.addTarget(self, action: Yours.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      // A task continues without its handle, so the request would outlive its owner.
      task?.cancel()
    }

    private func loadProfileTapped() {
      // The button is disabled after this event: until then, the state has to refuse a second tap.
      guard !viewModel.state.isLoading else { return }
      // At once, because the task starts later.
      viewModel.begin()
      task = Task { [viewModel] in await viewModel.loadProfile() }
    }

    private func cancelTapped() {
      task?.cancel()
    }

    override func updateProperties() {
      screen.show(viewModel.state)
    }
  }
}
