// Callback: each request takes a closure for its answer; one stored closure gets each state, for one listener.

import Models
import Services
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show = (LoadingState) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Show?
    private let service: Service
    private let client: HTTPClient
    private let world: World
    private var underWay: [any Cancellable] = []

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
      get(service.signIn) { [weak self] token in self?.loadProfile(token) }
    }

    func cancel() {
      end(.cancelled)
    }

    private func loadProfile(_ token: AccessToken) {
      onChange?(.loading(.profile))
      get(service.profile(token)) { [weak self] profile in self?.loadAvatar(of: profile, token) }
    }

    private func loadAvatar(of profile: Profile, _ token: AccessToken) {
      onChange?(.loading(.avatar))
      get(service.avatar(of: profile, token)) { [weak self] avatar in self?.end(.loaded(.profile(profile, avatar))) }
    }

    private func begin() {
      onChange?(.loading(.signIn))
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
    }

    private func get<Value: ServiceValue>(_ request: Request, _ use: @escaping (Value) -> Void) {
      let task = client.task(with: request) { [weak self] outcome in
        switch outcome.value(as: Value.self) {
        case .success(let value): use(value)
        case .failure(let trouble): self?.end(.failed(trouble))
        }
      }
      underWay.append(task)
      task.resume()
    }

    private func end(_ state: LoadingState) {
      for call in underWay { call.cancel() }
      underWay = []
      onChange?(state)
    }
  }
}
