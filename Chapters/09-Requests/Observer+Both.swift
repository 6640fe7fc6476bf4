// Observer, with two at once and retries: a property that depends on two others is set once both are there.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  enum Both {}
}

extension ObserverWay.Both {
  // MARK: Contract

  protocol LoadingObservable: KeyValueObservable {
    var state: LoadingState { get }
  }

  // MARK: View model

  final class ViewModel: LoadingObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = LoadingState.ready
    private let service: Service
    private let world: World
    private var policy = RetryPolicy.never
    @Observed private var profile: Profile?
    @Observed private var feed: Feed?
    private var underWay: [any Cancellable] = []
    private var observations: [KeyValueObservation] = []

    private var both: Loaded? {
      profile.flatMap { profile in feed.map { feed in .both(profile, feed) } }
    }

    init(_ service: Service, _ world: World) {
      self.service = service
      self.world = world
    }

    isolated deinit {
      // No request outlives its owner.
      for call in underWay { call.cancel() }
    }

    func loadProfile(_ policy: RetryPolicy) {
      begin(policy)
      get(service.signIn) { viewModel, token in viewModel.loadProfile(token) }
    }

    func loadBoth(_ policy: RetryPolicy) {
      begin(policy)
      get(service.signIn) { viewModel, token in viewModel.loadBoth(token) }
    }

    func cancel() {
      end(.cancelled)
    }

    private func loadProfile(_ token: AccessToken) {
      state = .loading(.profile)
      get(service.profile(token)) { viewModel, profile in viewModel.loadAvatar(of: profile, token) }
    }

    private func loadAvatar(of profile: Profile, _ token: AccessToken) {
      state = .loading(.avatar)
      get(service.avatar(of: profile, token)) { viewModel, avatar in viewModel.end(.loaded(.profile(profile, avatar))) }
    }

    private func loadBoth(_ token: AccessToken) {
      state = .loading(.profileAndFeed)
      (profile, feed) = (nil, nil)
      observations.append(
        observe(\.both) { viewModel, _ in
          if let both = viewModel.both { viewModel.end(.loaded(both)) }
        })
      get(service.profile(token)) { viewModel, profile in viewModel.profile = profile }
      get(service.feed(token)) { viewModel, feed in viewModel.feed = feed }
    }

    private func begin(_ policy: RetryPolicy) {
      self.policy = policy
      state = .loading(.signIn)
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
    }

    private func get<Value: ServiceValue>(_ request: Request, _ use: @escaping (ViewModel, Value) -> Void) {
      let task = RetryingTask<Value>(request, policy, world)
      observations += [
        task.observe(\.retry) { [weak self] task, _ in
          if let retry = task.retry { self?.state = .retrying(retry) }
        },
        task.observe(\.result) { [weak self] task, _ in
          guard let self, let result = task.result else { return }
          switch result {
          case .success(let value): use(self, value)
          case .failure(let trouble): end(.failed(trouble))
          }
        },
      ]
      underWay.append(task)
      task.resume()
    }

    private func end(_ state: LoadingState) {
      for call in underWay { call.cancel() }
      (underWay, observations) = ([], [])
      self.state = state
    }
  }
}
