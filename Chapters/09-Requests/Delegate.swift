// Delegate: each task notifies the view model, which remembers its request; the view model notifies its own delegate.

import Models
import Services
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: LoadingState)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let service: Service
    private let client: HTTPClient
    private let world: World
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

    func loadProfile() {
      let limit = LoadingState.timeLimit
      underWay = [world.schedule(after: limit) { [weak self] in self?.end(.failed(.overtime(limit))) }]
      get(service.signIn, .signIn)
    }

    func cancel() {
      end(.cancelled)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      // Only the request that began last is current.
      guard task === underWay.last else { return }
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

    // The profile is stored until the answer about its avatar arrives.
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
      delegate?.viewModel(self, didChange: .loading(step))
      let task = client.task(with: request)
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
