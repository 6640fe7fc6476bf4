import Dispatch
import Foundation
import Synchronization

/// Runs actions on the main queue: at once if the caller is there and nothing waits, else in the order in which they
/// came.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// The shared scheduler.
  nonisolated(unsafe) public static let instance = MainScheduler()

  /// Always runs actions later, even if the caller is on the main queue.
  nonisolated(unsafe) public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let scheduled = Atomic<Int>(0)

  /// A scheduler with an order of its own.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Stops the program if the caller is not on the main queue.
  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainQueue.isCurrent, errorMessage ?? "Executing on background thread. Use `MainScheduler.instance.schedule`.")
  }

  /// Stops the program if the caller is not on the main thread.
  public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(Thread.isMainThread, errorMessage ?? "Running on background thread.")
  }

  /// Runs `action` on the main queue.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if enterNow() {
      defer { leave() }
      return action(state)
    }
    scheduled.add(1, ordering: .relaxed)
    let subscription = Subscription()
    let work = Handed { [self] in
      if !subscription.isDisposed { subscription.setUpstream(action(state)) }
      leave()
    }
    queue.async { work.value() }
    return subscription
  }

  /// True if the caller is on the main queue and nothing waits: then it may do its work now, and has to `leave`.
  func enterNow() -> Bool {
    guard MainQueue.isCurrent else { return false }
    return scheduled.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged
  }

  /// Work that was entered or scheduled is done.
  func leave() {
    scheduled.subtract(1, ordering: .relaxed)
  }
}

/// The test for the main queue: on Linux its thread is not always the main thread.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) ?? false
  }
}
