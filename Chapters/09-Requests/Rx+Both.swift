// Rx, with two at once and again after trouble: zip waits for both, and an operator tries again.

import Models
import Rx
import RxControls
import RxServices
import Services
import World

extension RxWay {
  enum Both {}
}

extension RxWay.Both {
  // MARK: Contract

  struct Input {
    let loadProfile: Observable<RetryPolicy>
    let loadBoth: Observable<RetryPolicy>
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
        input.loadProfile.map { [loader] policy in loader.states(of: loader.loadProfile(policy)) },
        input.loadBoth.map { [loader] policy in loader.states(of: loader.loadBoth(policy)) },
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

    func loadProfile(_ policy: RetryPolicy) -> Single<Loaded> {
      get(service.signIn, policy).announced(.signIn, in: state).flatMap { token in
        get(service.profile(token), policy).announced(.profile, in: state).flatMap { profile in
          get(service.avatar(of: profile, token), policy).announced(.avatar, in: state)
            .map { avatar in .profile(profile, avatar) }
        }
      }
    }

    func loadBoth(_ policy: RetryPolicy) -> Single<Loaded> {
      get(service.signIn, policy).announced(.signIn, in: state).flatMap { token in
        Single.zip(get(service.profile(token), policy), get(service.feed(token), policy), resultSelector: Loaded.both)
          .announced(.profileAndFeed, in: state)
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

    private func get<Value: ServiceValue>(_ request: Request, _ policy: RetryPolicy) -> Single<Value> {
      client.rx.response(request: request)
        .map { answer in try answer.value() }
        .asSingle()
        .retry(policy, on: scheduler) { [state] retry in state.accept(.retrying(retry)) }
    }
  }
}
