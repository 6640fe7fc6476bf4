// Callback hell, which the book names as a motive without a listing: closures inside closures, errors handled at each level.

import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// The pyramid: each request stands inside the closure of the one before. Our example, for the book shows none.
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

  /// The book's two requests, zipped.
  ///
  /// The listing begins with the two streams. Here a tap begins, and a sign-in brings the token that both requests need.
  final class Zip: Wiring {
    private let screen: BothScreen
    private let client: HTTPClient
    private let disposeBag = DisposeBag()

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.loadBoth.rx.tap.subscribe(onNext: { [weak self] in self?.signIn() }).disposed(by: disposeBag)
    }

    private func signIn() {
      get(screen.service.signIn)
        .subscribe(onNext: { [weak self] token in self?.loadBoth(token) })
        .disposed(by: disposeBag)
    }

    private func loadBoth(_ token: AccessToken) {
      let profile: Observable<Profile> = get(screen.service.profile(token))
      let feed: Observable<Feed> = get(screen.service.feed(token))
      Observable.zip(profile, feed)
        .subscribe(onNext: { [screen] profile, feed in screen.show(.loaded(.both(profile, feed))) })
        .disposed(by: disposeBag)
    }

    private func get<Value: ServiceValue>(_ request: Request) -> Observable<Value> {
      client.rx.response(request: request).map { answer in try answer.value() }
    }
  }
}
