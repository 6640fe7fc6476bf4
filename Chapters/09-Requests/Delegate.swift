// Delegate: every task tells the view model, which has to remember what it asked for; the view model tells its view.

import Models
import Services
import World

extension DelegateWay {
  // MARK: Contract

  protocol LoadingView: AnyObject {
    func show(_ state: LoadingState)
  }

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
      self.step = step
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
