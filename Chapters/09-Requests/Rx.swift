// Rx: one request flows into the next, and whatever comes last replaces what was under way.

import Models
import Rx
import RxControls
import RxServices
import Services
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let loadProfile: Observable<Void>
    let cancel: Observable<Void>
  }

  protocol Output {
    var state: Driver<LoadingState> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let loader: Loader
    private let disposeBag = DisposeBag()

    var state: Driver<LoadingState> {
      loader.state.asDriver()
    }

    init(_ service: Service, _ world: World) {
      loader = Loader(service: service, client: HTTPClient(world), scheduler: WorldScheduler(world))
    }

    func setup(input: Input) {
      Observable.merge(
        input.loadProfile.map { [loader] in loader.states(of: loader.loadProfile()) },
        input.cancel.map { .just(.cancelled) }
      )
      .flatMapLatest { $0 }
      .bind(to: loader.state)
      .disposed(by: disposeBag)
    }
  }

  // A value: a stream that keeps it keeps no view model.
  struct Loader {
    let service: Service
    let client: HTTPClient
    let scheduler: WorldScheduler
    let state = BehaviorRelay(value: LoadingState.ready)

    func loadProfile() -> Single<Loaded> {
      get(service.signIn).flatMap { token in
        get(service.profile(token)).flatMap { profile in
          get(service.avatar(of: profile, token)).map { avatar in .profile(profile, avatar) }
        }
      }
    }

    func states(of loaded: Single<Loaded>) -> Observable<LoadingState> {
      let limit = LoadingState.timeLimit
      return
        loaded
        .timeout(limit.interval, other: .error(RequestTrouble.overtime(limit)), scheduler: scheduler)
        .map(LoadingState.loaded)
        .catch { error in .just(.failed(RequestTrouble(error))) }
        .asObservable()
    }

    private func get<Value: ServiceValue>(_ request: Request) -> Single<Value> {
      client.rx.response(request: request)
        .map { answer in try answer.value() }
        .asSingle()
        .do(onSubscribe: { [state] in state.accept(.loading(Value.step)) })
    }
  }
}
