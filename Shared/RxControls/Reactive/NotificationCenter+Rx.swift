import Foundation
import Rx

extension NotificationCenter {
  /// The centre's reactive members; with the Objective-C runtime, every `NSObject` has them anyway.
  public var rx: Reactive<NotificationCenter> { Reactive(self) }
}

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted, on the thread that posts them. The sequence neither fails nor ends.
  ///
  /// - Parameters:
  ///   - name: which ones; nil for all.
  ///   - object: who must have posted them; nil for anybody. It is held weakly, and once it is gone nothing comes.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let isFromAnybody = object == nil
    return Observable.create { [weak object] observer in
      guard isFromAnybody || object != nil else { return Disposables.create() }
      // The centre asks for a function that may run anywhere. This may: so does every observer.
      nonisolated(unsafe) let observer = observer
      let token = base.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
