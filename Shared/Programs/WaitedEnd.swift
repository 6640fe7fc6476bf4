import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a program, for which a thread waits. That of what the program has started is not waited for: `Process` on
/// Linux does.
final class WaitedEnd: Sendable {
  private let come = DispatchSemaphore(value: 0)
  nonisolated(unsafe) private var found: Process.End?

  init(of process: Int32) {
    Thread.detachNewThread { [self] in
      found = Self.end(of: process)
      come.signal()
    }
  }

  /// Whether it came within `limit`, counted from now; asked again only after a no.
  func hasCome(within limit: Duration) -> Bool { come.wait(timeout: .now() + limit / .seconds(1)) == .success }

  /// How it ended, once it has; nil if nobody but `Process` was told.
  var end: Process.End? { found }

  private static func end(of process: Int32) -> Process.End? {
    var information = siginfo_t()
    // It stays for `Process` to be waited for.
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    #if canImport(Glibc)
      let status = information._sifields._sigchld.si_status
    #elseif canImport(Musl)
      let status = information.__si_fields.__si_common.__second.__sigchld.si_status
    #else
      let status = information.si_status
    #endif
    return Process.End(status: status, isSignal: information.si_code != CLD_EXITED)
  }
}
