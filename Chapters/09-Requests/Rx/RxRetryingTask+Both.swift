// Rx: an operator that subscribes again after trouble, and one that says what is under way.

import Models
import Rx
import RxControls

extension PrimitiveSequence where Trait == SingleTrait, Element: ServiceValue {
  /// Subscribes again, after a pause, as often as `policy` allows.
  func retry(
    _ policy: RetryPolicy, on scheduler: WorldScheduler, willRetry: @escaping (Retry) -> Void
  ) -> Single<Element> {
    retry { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { index, error -> Observable<Int> in
        let trouble = RequestTrouble(error)
        guard let pause = policy.pause(after: trouble, attempt: index + 1) else { return .error(trouble) }
        willRetry(Retry(of: Element.step, number: index + 1, after: pause, trouble))
        return .timer(pause.interval, scheduler: scheduler)
      }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Tells `state` that `step` is under way as soon as somebody subscribes.
  func announced(_ step: LoadingStep, in state: BehaviorRelay<LoadingState>) -> Single<Element> {
    `do`(onSubscribe: { state.accept(.loading(step)) })
  }
}
