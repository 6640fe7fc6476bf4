import Foundation

extension Process {
  /// Starts it as `run` does, with no signal blocked, and not while another one is being started.
  ///
  /// - Throws: if it cannot be started.
  public func start() throws {
    try Self.starting.withLock { try withNoSignalBlocked { try run() } }
  }

  /// One after another: on Linux, two that started at once have ended the process by signal 11.
  private static let starting = NSLock()

  // A thread of Dispatch on Linux blocks all signals, and a program would inherit that.
  private func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }
}
