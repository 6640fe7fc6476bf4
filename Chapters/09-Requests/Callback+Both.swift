// Callback, with two at once and retries: whichever of two closures is called last continues.

import Models
import Services
import World

extension CallbackWay {
  enum Both {}
}

extension CallbackWay.Both {
  // MARK: Contract

  typealias Show = (LoadingState) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Show?
    private let service: Service
    private let world: World
    private var policy = RetryPolicy.never
    private var underWay: [any Cancellable] = []

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
      get(service.signIn) { [weak self] token in self?.loadProfile(token) }
    }

    func loadBoth(_ policy: RetryPolicy) {
      begin(policy)
      get(service.signIn) { [weak self] token in self?.loadBoth(token) }
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

    private func loadBoth(_ token: AccessToken) {
      onChange?(.loading(.profileAndFeed))
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

    private func begin(_ policy: RetryPolicy) {
      self.policy = policy
      onChange?(.loading(.signIn))
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
    }

    private func get<Value: ServiceValue>(_ request: Request, _ use: @escaping (Value) -> Void) {
      let task = RetryingTask<Value>(
        request, policy, world,
        willRetry: { [weak self] retry in self?.onChange?(.retrying(retry)) }
      ) { [weak self] result in
        switch result {
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
