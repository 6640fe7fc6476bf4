import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, and the other signals that ask the program to end: it ends what it has started, and then tidies up by itself.
enum Interruption {
  private static let signal = Atomic<Int32>(0)
  private static let child = Atomic<Int32>(0)

  /// From now on such a signal is noted and does not end the program.
  static func expect() {
    // Made now: a signal must not be what makes them.
    _ = (signal.load(ordering: .relaxed), child.load(ordering: .relaxed))
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = { Interruption.note($0) }
    #else
      action.__sigaction_u.__sa_handler = { Interruption.note($0) }
    #endif
    action.sa_flags = SA_RESTART
    // A handler and no ignoring: what is started from here would inherit that.
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaction(number, &action, nil) }
  }

  /// Does something while a program that was started here runs, which gets the signals too.
  static func passing<Result>(to process: Int32, _ body: () -> Result) -> Result {
    child.store(process, ordering: .sequentiallyConsistent)
    defer { child.store(0, ordering: .sequentiallyConsistent) }
    // One that came before there was anybody to tell.
    if signal.load(ordering: .sequentiallyConsistent) != 0 { end(process, SIGTERM) }
    return body()
  }

  /// - Throws: `BookError` if such a signal has come.
  static func check() throws(BookError) {
    let number = signal.load(ordering: .sequentiallyConsistent)
    if number != 0 { throw BookError(128 + number, "Book: stopped; every file is as it was") }
  }

  /// Sends a signal to a program and to all that it has started.
  static func end(_ process: Int32, _ number: Int32) {
    if kill(-process, number) != 0 { kill(process, number) }
  }

  private static func note(_ number: Int32) {
    let isFirst = signal.exchange(number, ordering: .sequentiallyConsistent) == 0
    let process = child.load(ordering: .sequentiallyConsistent)
    // Who asks twice has found that asking once was not enough.
    if process != 0 { end(process, isFirst ? SIGTERM : SIGKILL) }
  }
}
