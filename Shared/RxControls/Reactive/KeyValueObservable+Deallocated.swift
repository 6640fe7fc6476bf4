import KeyValueObserving
import Rx

extension Reactive where Base: KeyValueObservable {
  /// Tells once that the object is gone, on the thread that let go of it, and completes; late observers are told too.
  public var deallocated: Observable<Void> {
    base.observers.attachment(for: "rx.deallocated") { Deallocation(of: base.observers) }.subject
  }
}

/// One ending of a store for all who wait for it, however many come and go.
private final class Deallocation {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  init(of store: ObserverStore) {
    store.onEnd { [subject] in
      subject.onNext(())
      subject.onCompleted()
    }
  }
}
