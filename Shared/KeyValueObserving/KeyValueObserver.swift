/// An object that is notified of changes through one method for all that it observes, as every `NSObject` with KVO.
///
/// A class of the main actor in a module that is not its own adopts it as `@MainActor KeyValueObserver`.
public protocol KeyValueObserver: AnyObject {
  /// Called for each change of each key path that the observer was added for. The method finds out which one it is, and
  /// leaves an unknown one to `super`.
  ///
  /// - Parameters:
  ///   - keyPath: the key path as it was written when the observer was added.
  ///   - object: the object that the observer was added to.
  ///   - change: the values that the options asked for.
  ///   - context: The context given when the observer was added; it distinguishes registrations of one key path.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

/// The keys of a change dictionary, as `NSKeyValueChangeKey`. There is no key for the kind: every change is a setting.
public enum ChangeKey: Hashable, Sendable {
  /// The value after the change, `NSNull` for `nil`: there with the option `.new`, except in a call before the change.
  case newKey

  /// The value before the change, `NSNull` for `nil`: there with the option `.old`, except in the initial call.
  case oldKey

  /// `true`, in a call before the change, as asked for with `.prior`; not there otherwise.
  case notificationIsPriorKey
}
