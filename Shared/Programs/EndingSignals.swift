import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the signals do that ask a program to end, as long as something that was started runs.
enum EndingSignals {
  typealias Handler = @convention(c) (Int32) -> Void

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let lock = NSLock()

  // Guarded by the lock.
  nonisolated(unsafe) private static var runs = 0
  nonisolated(unsafe) private static var taken: [(signal: Int32, handler: Handler)] = []

  /// Whether somebody looks whether one has come: who has taken them, until he gives them back, or who expects them.
  private static let isLookedFor = Atomic(false)
  private static let isExpected = Atomic(false)

  /// Makes what a handler needs: it must not be what makes it.
  static func prepare() {
    _ = (isLookedFor.load(ordering: .relaxed), isExpected.load(ordering: .relaxed))
  }

  /// For the handler: it may have begun before the signals were given back, and come to an end after that. Nobody looks any
  /// more then.
  static func obeyIfGivenBack(_ signal: Int32) {
    let isSeen =
      isExpected.load(ordering: .sequentiallyConsistent) || isLookedFor.load(ordering: .sequentiallyConsistent)
    if !isSeen { obey(signal) }
  }

  /// Has `handler` called for each of them from now on; that of a terminal that goes stays ignored, if it is, as by `nohup`.
  static func expect(_ handler: Handler) {
    lock.withLock {
      isExpected.store(true, ordering: .sequentiallyConsistent)
      for signal in signals where signal != SIGHUP || address(of: action(of: signal)) != ignoring {
        set(signal, to: handler)
      }
    }
  }

  /// Has `handler` called for those to which this program has no answer of its own, until it is given back as often.
  static func take(_ handler: Handler) {
    lock.withLock {
      runs += 1
      guard runs == 1 else { return }
      isLookedFor.store(true, ordering: .sequentiallyConsistent)
      // Who ignores them, or holds a terminal, goes on doing that.
      for signal in signals where address(of: action(of: signal)) == 0 {
        set(signal, to: handler)
        taken.append((signal, handler))
      }
    }
  }

  /// Does away with what was taken, if nobody else needs it; what has come meanwhile then does what it would have done.
  static func giveBack(_ came: () -> Int32?) {
    lock.withLock {
      runs -= 1
      guard runs == 0 else { return }
      // Somebody may have taken one himself meanwhile.
      let own = taken.filter { address(of: action(of: $0.signal)) == unsafeBitCast($0.handler, to: Int.self) }
      for (signal, _) in own { set(signal, to: SIG_DFL) }
      taken = []
      // In this order: a handler that ends now is seen here, or sees this.
      isLookedFor.store(false, ordering: .sequentiallyConsistent)
      // Nobody may take it again before.
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

  private static var ignoring: Int { unsafeBitCast(SIG_IGN, to: Int.self) }

  private static func action(of signal: Int32) -> sigaction {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action
  }

  private static func address(of action: sigaction) -> Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  // A handler and no ignoring: what is started from here would inherit that.
  private static func set(_ signal: Int32, to handler: Handler?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }
}
