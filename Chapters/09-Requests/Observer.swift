// Observer: a task's outcome is a property, and so is the view model's state; both are observed.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  // MARK: Contract

  protocol LoadingObservable: KeyValueObservable {
    var state: LoadingState { get }
  }

  // MARK: View model

  final class ViewModel: LoadingObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = LoadingState.ready
    private let service: Service
    private let client: HTTPClient
    private let world: World
    private var underWay: [any Cancellable] = []
    private var observations: [KeyValueObservation] = []

    init(_ service: Service, _ world: World) {
      self.service = service
      self.world = world
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      for call in underWay { call.cancel() }
    }

    func loadProfile() {
      begin()
      get(service.signIn) { viewModel, token in viewModel.loadProfile(token) }
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

    private func begin() {
      state = .loading(.signIn)
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
    }

    private func get<Value: ServiceValue>(_ request: Request, _ use: @escaping (ViewModel, Value) -> Void) {
      let task = client.task(with: request)
      // Each token is stored until the end: releasing it ends the observation.
      observations.append(
        task.observe(\.outcome) { [weak self] task, _ in
          guard let self, let outcome = task.outcome else { return }
          switch outcome.value(as: Value.self) {
          case .success(let value): use(self, value)
          case .failure(let trouble): end(.failed(trouble))
          }
        })
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
