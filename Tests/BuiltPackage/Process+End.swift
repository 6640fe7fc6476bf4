import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Process {
  /// A program that is not started yet, in the package's folder; its environment is that of the tests, changed.
  convenience init(_ executable: URL, _ arguments: [String], _ environment: [String: String]) {
    self.init()
    executableURL = executable
    self.arguments = arguments
    currentDirectoryURL = PackageFolder.root
    self.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
      .merging(environment) { $1 }
  }

  /// One after another: on Linux, two that started at once have ended the process by signal 11.
  private static let starting = NSLock()

  /// Starts it and waits for its end, which comes within five minutes: then it is killed.
  ///
  /// - Returns: the exit status, or 128 and the number of the signal that ended it.
  /// - Throws: if it cannot be started.
  func runToEnd() async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { process in
        let bySignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: process.terminationStatus + (bySignal ? 128 : 0))
      }
      do {
        try Self.starting.withLock { try withNoSignalBlocked { try run() } }
      } catch {
        return continuation.resume(throwing: error)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [weak self] in
        guard let self, isRunning else { return }
        kill(processIdentifier, SIGKILL)
      }
    }
  }

  // A thread of Dispatch on Linux blocks all signals, and a child would inherit that.
  private func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }
}
