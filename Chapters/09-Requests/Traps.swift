// Callback hell, which the source book names without a listing, and completion handlers that are called never or twice.
// The traps are the workbook's own.

import Controls
import Models
import Services
import Stage
import World

enum TrapWay {}

extension TrapWay {
  /// The pyramid: each request stands inside the closure of the one before, and errors are handled at each level.
  class Pyramid: Wiring {
    private let screen: RequestsScreen
    private let client: HTTPClient
    private var task: HTTPTask?

    required init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Pyramid.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Pyramid.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      screen.show(.loading(.signIn))
      send(screen.service.signIn) { [weak self] (signedIn: Result<AccessToken, RequestTrouble>) in
        guard let self else { return }
        switch signedIn {
        case .success(let token):
          screen.show(.loading(.profile))
          send(screen.service.profile(token)) { [weak self] (loaded: Result<Profile, RequestTrouble>) in
            guard let self else { return }
            switch loaded {
            case .success(let profile):
              screen.show(.loading(.avatar))
              send(screen.service.avatar(of: profile, token)) { [weak self] (drawn: Result<Avatar, RequestTrouble>) in
                guard let self else { return }
                switch drawn {
                case .success(let avatar):
                  screen.show(.loaded(.profile(profile, avatar)))
                case .failure(let trouble):
                  screen.show(.failed(trouble))
                }
              }
            case .failure(let trouble):
              screen.show(.failed(trouble))
            }
          }
        case .failure(let trouble):
          screen.show(.failed(trouble))
        }
      }
    }

    private func cancelTapped() {
      task?.cancel()
      screen.show(.cancelled)
    }

    func send<Value: ServiceValue>(
      _ request: Request, _ completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      task = client.task(with: request) { outcome in completion(outcome.value()) }
      task?.resume()
    }
  }

  /// Never calls the completion handler after a failure: one early return skips it.
  final class NeverCalled: Pyramid {
    override func send<Value: ServiceValue>(
      _ request: Request, _ completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      super.send(request) { (result: Result<Value, RequestTrouble>) in
        guard case .success = result else { return }
        completion(result)
      }
    }
  }

  /// Calls the completion handler twice: a cache answers first, and then the network.
  final class CalledTwice: Pyramid {
    override func send<Value: ServiceValue>(
      _ request: Request, _ completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      super.send(request) { (result: Result<Value, RequestTrouble>) in
        completion(result)
        completion(result)
      }
    }
  }
}
