import Foundation
import Rx

extension NotificationCenter {
  /// The centre's reactive members; with the Objective-C runtime, every `NSObject` has them anyway.
  public var rx: Reactive<NotificationCenter> { Reactive(self) }
}

extension Reactive where Base: NotificationCenter {
  /// Emits the posted notifications, on the thread that posts them. The sequence neither fails nor ends.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all.
  ///   - object: The sender of the notifications; nil for any. It is held weakly, and once it is deallocated nothing
  ///     comes.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let isFromAnybody = object == nil
    return Observable.create { [weak object] observer in
      guard isFromAnybody || object != nil else { return Disposables.create() }
      // The centre asks for a function that may run anywhere. This one may: so may every observer.
      nonisolated(unsafe) let observer = observer
      let token = base.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
