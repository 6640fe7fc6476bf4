import Foundation
import Platform
import Synchronization

/// The handling of the signals that ask a program to end, as long as something that was started runs.
enum EndingSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let lock = NSLock()

  // Guarded by the lock.
  nonisolated(unsafe) private static var runs = 0
  nonisolated(unsafe) private static var taken: [(signal: Int32, handler: SignalHandler)] = []

  /// True while a caller checks for signals: one that has taken them, until it gives them back, or one that expects
  /// them.
  private static let isLookedFor = Atomic(false)
  private static let isExpected = Atomic(false)

  /// Makes what a handler needs: the handler must not be the first to make it.
  static func prepare() {
    _ = (isLookedFor.load(ordering: .relaxed), isExpected.load(ordering: .relaxed))
  }

  /// For the handler: it may begin before the signals are given back, and end after that. No caller checks any
  /// more then.
  static func obeyIfGivenBack(_ signal: Int32) {
    let isSeen =
      isExpected.load(ordering: .sequentiallyConsistent) || isLookedFor.load(ordering: .sequentiallyConsistent)
    if !isSeen { obey(signal) }
  }

  /// Has `handler` called for each of them from now on; that of a terminal that goes stays ignored, if it is, as by `nohup`.
  static func expect(_ handler: SignalHandler) {
    lock.withLock {
      isExpected.store(true, ordering: .sequentiallyConsistent)
      for signal in signals where signal != SIGHUP || !sigaction(of: signal).calls(SIG_IGN) {
        set(signal, to: handler)
      }
    }
  }

  /// Has `handler` called for those to which this program has no answer of its own, until it is given back as often.
  static func take(_ handler: SignalHandler) {
    lock.withLock {
      runs += 1
      guard runs == 1 else { return }
      isLookedFor.store(true, ordering: .sequentiallyConsistent)
      // A program that ignores them, or holds a terminal, continues to do so.
      for signal in signals where sigaction(of: signal).calls(SIG_DFL) {
        set(signal, to: handler)
        taken.append((signal, handler))
      }
    }
  }

  /// Restores what was taken unless another run needs it; a signal that has come meanwhile then has its usual effect.
  static func giveBack(_ came: () -> Int32?) {
    lock.withLock {
      runs -= 1
      guard runs == 0 else { return }
      // Another part of the program may have taken one meanwhile.
      let own = taken.filter { sigaction(of: $0.signal).calls($0.handler) }
      for (signal, _) in own { set(signal, to: SIG_DFL) }
      taken = []
      // In this order: a handler that ends now is seen here, or sees this.
      isLookedFor.store(false, ordering: .sequentiallyConsistent)
      // Inside the lock: no other run may take it before.
      if let came = came(), own.contains(where: { $0.signal == came }) { obey(came) }
    }
  }

  private static func obey(_ signal: Int32) {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    // A thread of Dispatch on Linux blocks all signals.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    kill(getpid(), signal)
  }

  // A handler and no ignoring: what is started from here would inherit that.
  private static func set(_ signal: Int32, to handler: SignalHandler?) {
    var action = sigaction(handler, flags: SA_RESTART)
    sigaction(signal, &action, nil)
  }
}
