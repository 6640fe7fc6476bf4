// Rx, with two at once and retries: zip waits for both, and an operator subscribes again.

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
    let state: Driver<LoadingState>

    init(_ service: Service, _ world: World, input: Input) {
      let loader = Loader(service: service, client: HTTPClient(world), scheduler: WorldScheduler(world))
      let ends = Observable.merge(
        input.loadProfile.map { policy in loader.states(of: loader.loadProfile(policy)) },
        input.loadBoth.map { policy in loader.states(of: loader.loadBoth(policy)) },
        input.cancel.map { .just(.cancelled) }
      )
      .flatMapLatest { $0 }
      state = Observable.merge(loader.progress.asObservable(), ends)
        .startWith(.ready)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  struct Loader {
    let service: Service
    let client: HTTPClient
    let scheduler: WorldScheduler
    let progress = PublishRelay<LoadingState>()

    func loadProfile(_ policy: RetryPolicy) -> Single<Loaded> {
      get(service.signIn, policy).announced(.signIn, in: progress).flatMap { token in
        get(service.profile(token), policy).announced(.profile, in: progress).flatMap { profile in
          get(service.avatar(of: profile, token), policy).announced(.avatar, in: progress)
            .map { avatar in .profile(profile, avatar) }
        }
      }
    }

    func loadBoth(_ policy: RetryPolicy) -> Single<Loaded> {
      get(service.signIn, policy).announced(.signIn, in: progress).flatMap { token in
        Single.zip(get(service.profile(token), policy), get(service.feed(token), policy), resultSelector: Loaded.both)
          .announced(.profileAndFeed, in: progress)
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
        .retry(policy, on: scheduler) { [progress] retry in progress.accept(.retrying(retry)) }
    }
  }
}
