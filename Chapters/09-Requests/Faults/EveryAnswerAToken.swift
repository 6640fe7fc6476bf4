import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum EveryAnswerAToken {
    typealias LoadingView = DelegateWay.LoadingView
  }
}

extension DelegateWay.EveryAnswerAToken {
  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private let service: Service
    private let client: HTTPClient
    private let world: World
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any LoadingView)?
    private var step = LoadingStep.signIn
    private var token: AccessToken?
    private var profile: Profile?
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

    func attachView(_ view: any LoadingView) {
      self.view = view
      view.show(.ready)
    }

    func detachView() {
      view = nil
    }

    func loadProfile() {
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
      get(service.signIn, .signIn)
    }

    func cancel() {
      end(.cancelled)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      do throws(RequestTrouble) {
        switch step {
        case .signIn: loadProfile(try outcome.value().get())
        case .profile: loadAvatar(of: try outcome.value().get())
        default: endWithProfile(try outcome.value().get())
        }
      } catch {
        end(.failed(error))
      }
    }

    private func loadProfile(_ token: AccessToken) {
      self.token = token
      get(service.profile(token), .profile)
    }

    // What a later answer needs has to wait for it in a property.
    private func loadAvatar(of profile: Profile) {
      guard let token else { return }
      self.profile = profile
      get(service.avatar(of: profile, token), .avatar)
    }

    private func endWithProfile(_ avatar: Avatar) {
      if let profile { end(.loaded(.profile(profile, avatar))) }
    }

    private func get(_ request: Request, _ step: LoadingStep) {
      // Fault: Nobody remembers what was asked for: every answer is taken for a token.
      view?.show(.loading(step))
      let task = client.task(with: request)
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

extension DelegateWay.EveryAnswerAToken {
  // MARK: Controller

  final class Controller: Wiring, LoadingView {
    private let screen: RequestsScreen
    private let viewModel: ViewModel

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.attachView(self)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loadProfileTapped() {
      viewModel.loadProfile()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func show(_ state: LoadingState) {
      screen.show(state)
    }
  }
}
