import Foundation

extension OperationQueue {
  /// The queue for the delegate of a URL session, with which the session reads no faster than its delegate works.
  public static var forSessionDelegate: OperationQueue? {
    #if canImport(Darwin)
    nil
    #else
    CallInPlace()
    #endif
  }
}

#if !canImport(Darwin)
/// Calls the delegate at once, while the session waits.
///
/// A session on Linux never waits by itself: faster than its delegate works it reads on, unpacks, and piles up the
/// results.
private final class CallInPlace: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif
