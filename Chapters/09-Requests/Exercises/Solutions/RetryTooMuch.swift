@testable import Requests
import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension RetryTooMuch {
  // MARK: View model

  final class ViewModel {
    let state: Driver<SignInState>

    init(signIn: Observable<Void>, cancel: Observable<Void>, _ service: Service, _ world: World) {
      let client = HTTPClient(world)
      let token = client.rx.response(request: service.signIn)
        .map { answer -> AccessToken in try answer.value() }
      #if SOLVED
      let attempts = token.asSingle().retry(.threeTimes, on: WorldScheduler(world)) { _ in }.asObservable()
      #else
      let attempts = token.retry()
      #endif
      let states = attempts.map { _ in SignInState.signedIn }
        .catch { error in .just(.failed(RequestTrouble(error))) }
        .startWith(.underWay)
      state = Observable.merge(signIn.map { states }, cancel.map { .just(.cancelled) })
        .flatMapLatest { $0 }
        .startWith(.ready)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      let viewModel = ViewModel(
        signIn: screen.signIn.rx.tap.asObservable(), cancel: screen.cancel.rx.tap.asObservable(), screen.service, world)
      viewModel.state.drive(onNext: { screen.show(signIn: $0) }).disposed(by: disposeBag)
    }
  }
}
