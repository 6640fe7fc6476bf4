import Controls
import Models
import Services
import Stage
import World

extension CallbackWay.Both {
  /// What `--quiz` plants.
  enum CrowdedOut {
    typealias Show = CallbackWay.Both.Show
    typealias RetryingTask = CallbackWay.Both.RetryingTask
  }
}

extension CallbackWay.Both.CrowdedOut {
  // MARK: View model

  final class ViewModel {
    private let service: Service
    private let world: World
    private var policy = RetryPolicy.never
    private var show: Show?
    private var underWay: [any Cancellable] = []

    init(_ service: Service, _ world: World) {
      self.service = service
      self.world = world
    }

    isolated deinit {
      // No request outlives its owner.
      for call in underWay { call.cancel() }
    }

    func loadProfile(_ policy: RetryPolicy, _ show: @escaping Show) {
      begin(policy, show)
      get(service.signIn) { [weak self] token in self?.loadProfile(token) }
    }

    func loadBoth(_ policy: RetryPolicy, _ show: @escaping Show) {
      begin(policy, show)
      get(service.signIn) { [weak self] token in self?.loadBoth(token) }
    }

    func cancel() {
      end(.cancelled)
    }

    private func loadProfile(_ token: AccessToken) {
      show?(.loading(.profile))
      get(service.profile(token)) { [weak self] profile in self?.loadAvatar(of: profile, token) }
    }

    private func loadAvatar(of profile: Profile, _ token: AccessToken) {
      show?(.loading(.avatar))
      get(service.avatar(of: profile, token)) { [weak self] avatar in self?.end(.loaded(.profile(profile, avatar))) }
    }

    private func loadBoth(_ token: AccessToken) {
      show?(.loading(.profileAndFeed))
      var (profile, feed): (Profile?, Feed?)
      let endWithBoth = { [weak self] in
        if let profile, let feed { self?.end(.loaded(.both(profile, feed))) }
      }
      get(service.profile(token)) { value in
        profile = value
        endWithBoth()
      }
      get(service.feed(token)) { value in
        feed = value
        endWithBoth()
      }
    }

    private func begin(_ policy: RetryPolicy, _ show: @escaping Show) {
      self.policy = policy
      self.show = show
      show(.loading(.signIn))
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
    }

    private func get<Value: ServiceValue>(_ request: Request, _ use: @escaping (Value) -> Void) {
      let task = RetryingTask<Value>(
        request, policy, world,
        willRetry: { [weak self] retry in
          self?.show?(.retrying(retry))
        }
      ) { [weak self] result in
        switch result {
        case .success(let value): use(value)
        case .failure(let trouble): self?.end(.failed(trouble))
        }
      }
      // Fault: Each request takes the place of all that was under way before it.
      underWay = [task]
      task.resume()
    }

    private func end(_ state: LoadingState) {
      for call in underWay { call.cancel() }
      underWay = []
      show?(state)
      show = nil
    }
  }
}

extension CallbackWay.Both.CrowdedOut {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BothScreen
    private let viewModel: ViewModel

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      // Nobody calls back before somebody asks.
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.loadBoth.addTarget(self, action: Controller.loadBothTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      viewModel.loadProfile(screen.retry.policy, screen.show)
    }

    private func loadBothTapped() {
      viewModel.loadBoth(screen.retry.policy, screen.show)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}
