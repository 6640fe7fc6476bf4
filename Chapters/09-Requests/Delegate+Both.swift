// Delegate, with two at once and retries: one more task to tell apart, and one more answer to remember.

import Foundation
import Models
import Services
import World

extension DelegateWay {
  enum Both {}
}

extension DelegateWay.Both {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: LoadingState)
  }

  // MARK: View model

  final class ViewModel: RetryingTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let service: Service
    private let world: World
    private var policy = RetryPolicy.never
    private var wantsFeed = false
    private var token: AccessToken?
    private var profile: Profile?
    private var avatar: Avatar?
    private var feed: Feed?
    private var underWay: [any Cancellable] = []

    init(_ service: Service, _ world: World) {
      self.service = service
      self.world = world
    }

    isolated deinit {
      // No request outlives its owner.
      for call in underWay { call.cancel() }
    }

    func loadProfile(_ policy: RetryPolicy) { begin(policy, wantsFeed: false) }

    func loadBoth(_ policy: RetryPolicy) { begin(policy, wantsFeed: true) }

    func cancel() {
      end(.cancelled)
    }

    func task(_ task: RetryingTask, willRetry retry: Retry) {
      delegate?.viewModel(self, didChange: .retrying(retry))
    }

    func task(_ task: RetryingTask, didLoad body: Data) throws(RequestTrouble) {
      guard underWay.contains(where: { $0 === task }) else { return }
      switch task.step {
      case .signIn: token = try AccessToken(body: body)
      case .profile: profile = try Profile(body: body)
      case .avatar: avatar = try Avatar(body: body)
      default: feed = try Feed(body: body)
      }
      task.step == .signIn ? loadProfile() : continueLoading()
    }

    func task(_ task: RetryingTask, didFailWith trouble: RequestTrouble) {
      end(.failed(trouble))
    }

    private func loadProfile() {
      guard let token else { return }
      delegate?.viewModel(self, didChange: .loading(wantsFeed ? .profileAndFeed : .profile))
      get(service.profile(token), .profile)
      if wantsFeed { get(service.feed(token), .feed) }
    }

    // Each answer is stored in a property: the next step follows from all of them together.
    private func continueLoading() {
      guard let token, let profile else { return }
      if let avatar { return end(.loaded(.profile(profile, avatar))) }
      if let feed { return end(.loaded(.both(profile, feed))) }
      if wantsFeed { return }
      delegate?.viewModel(self, didChange: .loading(.avatar))
      get(service.avatar(of: profile, token), .avatar)
    }

    private func begin(_ policy: RetryPolicy, wantsFeed: Bool) {
      self.policy = policy
      self.wantsFeed = wantsFeed
      (token, profile, avatar, feed) = (nil, nil, nil, nil)
      delegate?.viewModel(self, didChange: .loading(.signIn))
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
      get(service.signIn, .signIn)
    }

    private func get(_ request: Request, _ step: LoadingStep) {
      let task = RetryingTask(request, for: step, policy, world)
      underWay.append(task)
      task.delegate = self
      task.resume()
    }

    private func end(_ state: LoadingState) {
      for call in underWay { call.cancel() }
      underWay = []
      delegate?.viewModel(self, didChange: state)
    }
  }
}
