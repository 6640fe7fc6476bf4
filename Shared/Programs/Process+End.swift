import Foundation

extension Process {
  /// The end of a program.
  struct End {
    /// The exit status, or the number of the signal that ended it.
    var status: Int32

    /// True if a signal ended it.
    var isSignal: Bool
  }

  /// Starts it and waits for its end; then the rest of its group is ended.
  /// - Returns: nil if it took longer than `limit`, or than `goesOn` allows, and was ended.
  /// - Throws: `Program.Failure.notStarted`.
  func end(within limit: Duration, while goesOn: () -> Bool) throws(Program.Failure) -> End? {
    // Not `waitUntilExit`, which runs the main queue meanwhile, in the middle of the caller's work.
    let told = DispatchSemaphore(value: 0)
    terminationHandler = { _ in told.signal() }
    return try Interruption.passing { started throws(Program.Failure) in
      do {
        try start()
      } catch {
        throw .notStarted(error.localizedDescription)
      }
      let group = ProcessGroup(of: processIdentifier)
      defer { group.endRest() }
      started(group)
      return awaitEnd(of: group, within: limit, told, while: goesOn)
    }
  }

  private func awaitEnd(
    of group: ProcessGroup, within limit: Duration, _ told: DispatchSemaphore, while goesOn: () -> Bool
  ) -> End? {
    let end = WaitedEnd(of: processIdentifier)
    // A machine that sleeps keeps the program waiting as well.
    let late = SuspendingClock.now + limit
    var forcedEnd = ForcedEnd(group)
    var isLate = false
    // A signal does not wake this thread, and a shell that gets one while it starts something may forget it.
    while !end.hasCome(within: .milliseconds(250)) {
      let now = ContinuousClock.now
      if !isLate, SuspendingClock.now >= late || !goesOn() {
        isLate = true
        group.end(SIGINT)
      }
      if isLate || Interruption.number != nil, !forcedEnd.goesOn(at: now) { break }
    }
    if isLate { return nil }
    if let end = end.end { return end }
    // Another waiter took the status, and signals it here.
    return told.wait(timeout: .now() + 5) == .timedOut
      ? nil : End(status: terminationStatus, isSignal: terminationReason == .uncaughtSignal)
  }
}
