import Rx
import Trace

/// What an object that is listened to holds of one subscription.
///
/// Whoever disposes the subscription takes it from the object. If the object goes first, this goes with it, and that
/// is how the observer learns of the end: the object keeps nothing for those who no longer listen.
final class Listener<Element> {
  private let observer: AnyObserver<Element>

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  // After a disposal nobody hears it any more.
  deinit { observer.onCompleted() }

  func send(_ element: Element) {
    Trace.note(Link("onNext(\(Trace.described(element)))", ""))
    observer.onNext(element)
  }
}

extension Observable {
  /// What `target` tells, from its subscription on, and completion when it goes. To be subscribed on the main queue, and
  /// disposed there.
  ///
  /// - Parameters:
  ///   - add: has the target call the closure, and gives the key for `remove`. The target alone holds the closure.
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
