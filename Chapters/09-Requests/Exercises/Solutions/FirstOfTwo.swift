@testable import Requests
import Controls
import Models
#if SOLVED
import Rx
import RxControls
#endif
import RxServices
import Services
import Stage
import World

extension FirstOfTwo {
  #if SOLVED
  // MARK: View model

  final class ViewModel {
    let state: Driver<SignInState>

    init(signIn: Observable<Void>, cancel: Observable<Void>, _ services: [Service], _ world: World) {
      let client = HTTPClient(world)
      let ends = services.map { service in
        client.rx.response(request: service.signIn)
          .map { answer -> AccessToken in try answer.value() }
          .map { _ in SignInState.signedIn }
          .catch { error in .just(.failed(RequestTrouble(error))) }
      }
      let states = Observable.merge(ends)
        .enumerated()
        .filter { index, end in end == .signedIn || index == services.count - 1 }
        .map { _, end in end }
        .take(1)
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
        signIn: screen.signIn.rx.tap.asObservable(), cancel: screen.cancel.rx.tap.asObservable(),
        [screen.service, mirror], world)
      viewModel.state.drive(onNext: { screen.show(signIn: $0) }).disposed(by: disposeBag)
    }
  }
  #else
  final class Yours: Wiring {
    private let screen: SignInAlone.SignInScreen
    private let services: [Service]

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      services = [screen.service, mirror]
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      // Yours: ask both services.
    }

    private func cancelTapped() {
      screen.show(signIn: .cancelled)
      // Yours: cancel both requests.
    }
  }
  #endif
}
