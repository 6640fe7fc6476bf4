import Controls
import Dispatch
import Models
import Rx
import RxControls
@testable import Requests
import Services
import Stage
import World

extension RetryTooMuch {
  /// A pause that stays the same: a second, however often it has failed.
  final class SamePause: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      let client = HTTPClient(world)
      let scheduler = WorldScheduler(world)
      let states = client.rx.response(request: screen.service.signIn)
        .map { answer -> AccessToken in try answer.value() }
        .retry { (errors: Observable<any Error>) in
          errors.enumerated().flatMap { index, error -> Observable<Int> in
            let trouble = RequestTrouble(error)
            guard RetryPolicy.threeTimes.pause(after: trouble, attempt: index + 1) != nil else {
              return .error(trouble)
            }
            return .timer(.seconds(1), scheduler: scheduler)
          }
        }
        .map { _ in SignInState.signedIn }
        .catch { .just(.failed(RequestTrouble($0))) }
        .startWith(.underWay)
      Observable.merge(screen.signIn.rx.tap.map { states }, screen.cancel.rx.tap.map { .just(.cancelled) })
        .flatMapLatest { $0 }
        .startWith(.ready)
        .bind { [weak screen] in screen?.show(signIn: $0) }
        .disposed(by: disposeBag)
    }
  }
}
