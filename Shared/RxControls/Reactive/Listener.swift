import Rx
import Trace

/// The part of one subscription that the observed object retains.
///
/// Disposing the subscription removes it from the object. If the object is deallocated first, this is deallocated with
/// it, and so the observer learns of the end: the object keeps nothing for former subscribers.
final class Listener<Element> {
  private let observer: AnyObserver<Element>

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  // After a disposal this has no effect.
  deinit { observer.onCompleted() }

  func send(_ element: Element) {
    Trace.note(Link("onNext(\(Trace.described(element)))", ""))
    observer.onNext(element)
  }
}

extension Observable {
  /// Emits the notifications of `target`, from the subscription on, and completes when it is deallocated. Subscribe and
  /// dispose it on the main queue.
  ///
  /// - Parameters:
  ///   - add: Lets the target call the closure, and returns the key for `remove`. The target alone retains the closure.
  ///   - remove: ends that.
  @MainActor static func hearing<Target: AnyObject, Key>(
    _ target: Target, _ add: @escaping @MainActor (Target, @escaping (Element) -> Void) -> Key,
    _ remove: @escaping @MainActor (Target, Key) -> Void
  ) -> Observable<Element> {
    Observable.create { [weak target] observer in
      guard let target else {
        observer.onCompleted()
        return Disposables.create()
      }
      let listener = Listener(observer)
      let key = add(target) { listener.send($0) }
      return Disposables.create { [weak target] in
        if let target { remove(target, key) }
      }
    }
  }
}
