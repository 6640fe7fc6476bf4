import Foundation

/// The global hooks that an app may replace, such as the handler for unhandled errors.
public struct Hooks {
  /// Receives the call stack of the subscription (empty unless recorded) and the error.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

  /// Returns the call stack that is kept with a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// True to record the call stack of each `subscribe` for the error handler. Off by default, because it is slow.
  nonisolated(unsafe) public static var recordCallStackOnError: Bool = false

  private static let lock = Lock()

  nonisolated(unsafe) private static var handler: DefaultErrorHandler = { callStack, error in
    let stack = callStack.joined(separator: "\n")
    print("Unhandled error happened: \(error)" + (stack.isEmpty ? "" : "\n subscription called from:\n\(stack)"))
  }

  nonisolated(unsafe) private static var capture: CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }
}

extension Hooks {
  /// Called with the error of a subscription that has no `onError`. Prints it unless replaced.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { lock.withLock { handler } }
    set {
      // Swapped, so that what was there goes after the lock is released.
      var value = newValue
      lock.withLock { swap(&handler, &value) }
    }
  }

  /// Called at each subscription of closures for its call stack, as long as `recordCallStackOnError` is on.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { lock.withLock { capture } }
    set {
      var value = newValue
      lock.withLock { swap(&capture, &value) }
    }
  }
}
