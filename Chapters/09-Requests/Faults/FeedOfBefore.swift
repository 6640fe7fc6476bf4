import Controls
import Foundation
import Models
import Services
import Stage
import World

extension DelegateWay.Both {
  /// What `--quiz` plants.
  enum FeedOfBefore {
    typealias LoadingView = DelegateWay.Both.LoadingView
    typealias RetryingTask = DelegateWay.Both.RetryingTask
    typealias RetryingTaskDelegate = DelegateWay.Both.RetryingTaskDelegate
  }
}

extension DelegateWay.Both.FeedOfBefore {
  // MARK: View model

  final class ViewModel: RetryingTaskDelegate {
    private let service: Service
    private let world: World
    private var policy = RetryPolicy.never
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any LoadingView)?
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

    func attachView(_ view: any LoadingView) {
      self.view = view
      view.show(.ready)
    }

    func detachView() {
      view = nil
    }

    func loadProfile(_ policy: RetryPolicy) { begin(policy, wantsFeed: false) }

    func loadBoth(_ policy: RetryPolicy) { begin(policy, wantsFeed: true) }

    func cancel() {
      end(.cancelled)
    }

    func task(_ task: RetryingTask, willRetry retry: Retry) {
      view?.show(.retrying(retry))
    }

    func task(_ task: RetryingTask, didLoad body: Data) throws(RequestTrouble) {
      switch task.step {
      case .signIn: token = try AccessToken(body: body)
      case .profile: profile = try Profile(body: body)
      case .avatar: avatar = try Avatar(body: body)
      default: feed = try Feed(body: body)
      }
      task.step == .signIn ? loadProfile() : goOn()
    }

    func task(_ task: RetryingTask, didFailWith trouble: RequestTrouble) {
      end(.failed(trouble))
    }

    private func loadProfile() {
      guard let token else { return }
      view?.show(.loading(wantsFeed ? .profileAndFeed : .profile))
      get(service.profile(token), .profile)
      if wantsFeed { get(service.feed(token), .feed) }
    }

    // Whatever came was kept in a property: only all of them together tell what comes next.
    private func goOn() {
      guard let token, let profile else { return }
      if let avatar { return end(.loaded(.profile(profile, avatar))) }
      if let feed { return end(.loaded(.both(profile, feed))) }
      if wantsFeed { return }
      view?.show(.loading(.avatar))
      get(service.avatar(of: profile, token), .avatar)
    }

    private func begin(_ policy: RetryPolicy, wantsFeed: Bool) {
      self.policy = policy
      self.wantsFeed = wantsFeed
      // Fault: The feed of the load before is still there when the next one begins.
      (token, profile, avatar) = (nil, nil, nil)
      view?.show(.loading(.signIn))
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
      view?.show(state)
    }
  }
}

extension DelegateWay.Both.FeedOfBefore {
  // MARK: Controller

  final class Controller: Wiring, LoadingView {
    private let screen: BothScreen
    private let viewModel: ViewModel

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.attachView(self)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.loadBoth.addTarget(self, action: Controller.loadBothTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loadProfileTapped() {
      viewModel.loadProfile(screen.retry.policy)
    }

    private func loadBothTapped() {
      viewModel.loadBoth(screen.retry.policy)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func show(_ state: LoadingState) {
      screen.show(state)
    }
  }
}
