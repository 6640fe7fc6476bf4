// The book's `zip`: two requests whose results are shown together.

import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// The book's two requests, zipped.
  ///
  /// The listing begins with the two streams. Here a tap and a sign-in come first, for the token that both requests need.
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
