// Rx: one request flows into the next, and the latest input replaces the load under way.

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
    let state: Driver<LoadingState>

    init(_ service: Service, _ world: World, input: Input) {
      let loader = Loader(service: service, client: HTTPClient(world), scheduler: WorldScheduler(world))
      let ends = Observable.merge(
        input.loadProfile.map { loader.states(of: loader.loadProfile()) },
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
        .do(onSubscribe: { [progress] in progress.accept(.loading(Value.step)) })
    }
  }
}
