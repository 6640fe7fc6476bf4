// Rx: an operator that subscribes again after an error, and one that announces a step.

import Models
import Rx
import RxControls

extension PrimitiveSequence where Trait == SingleTrait, Element: ServiceValue {
  /// Subscribes again after an error and a pause, as often as `policy` allows.
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
  /// Emits the state of `step` through `progress` on each subscription.
  func announced(_ step: LoadingStep, in progress: PublishRelay<LoadingState>) -> Single<Element> {
    `do`(onSubscribe: { progress.accept(.loading(step)) })
  }
}
