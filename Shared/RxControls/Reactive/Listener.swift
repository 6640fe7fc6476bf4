import Rx

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
    observer.onNext(element)
  }
}
