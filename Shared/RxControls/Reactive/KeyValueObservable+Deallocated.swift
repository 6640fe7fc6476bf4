import KeyValueObserving
import Rx

extension Reactive where Base: KeyValueObservable {
  /// Emits an element once the object is deallocated, on the thread that released it, and completes; for late observers
  /// too.
  public var deallocated: Observable<Void> {
    base.observers.attachment(for: "rx.deallocated") { Deallocation(of: base.observers) }.subject
  }
}

/// One notification of the end of a store for all subscribers, however many come and go.
private final class Deallocation {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  init(of store: ObserverStore) {
    store.onEnd { [subject] in
      subject.onNext(())
      subject.onCompleted()
    }
  }
}
