#if DEBUG
  import Foundation
  import Synchronization

  /// Warns when a source receives an event while it is still sending another one, as RxSwift's debug builds do.
  ///
  /// RxSwift demands that the events of one source follow one another. A source that its own subscriber feeds sends the
  /// new event in the middle of the old one ("reentrancy anomaly"); one that two threads feed at once sends two events at
  /// a time ("synchronization anomaly"). Both work, and both are most often a mistake.
  struct AnomalyDetector: ~Copyable {
    // The thread that is sending; 0 for none.
    private let sender = Atomic<UInt>(0)

    /// Does the work of sending an event.
    ///
    /// - Parameter source: The name of the source in the warning.
    @inline(__always)
    borrowing func track(_ source: @autoclosure () -> String, _ send: () -> Void) {
      let me = currentThread
      let (isFirst, other) = sender.compareExchange(expected: 0, desired: me, ordering: .relaxed)
      if !isFirst { Anomaly.warn(of: other == me ? "Reentrancy" : "Synchronization", in: source()) }
      send()
      if isFirst { sender.store(0, ordering: .relaxed) }
    }
  }

  private enum Anomaly {
    // A loop of events would fill the screen.
    private static let warningsLeft = Atomic<Int>(12)

    /// Writes a line on standard error, so that the output of a program stays as it is.
    static func warn(of kind: String, in source: String) {
      guard warningsLeft.subtract(1, ordering: .relaxed).oldValue > 0 else { return }
      let line =
        kind == "Reentrancy"
        ? "Reentrancy anomaly: \(source) received an event while its subscribers were handling the one before. "
          + "If that is meant, put observe(on: MainScheduler.asyncInstance) between them.\n"
        : "Synchronization anomaly: \(source) received events from two threads at once. "
          + "Send from one thread, or put observe(on:) with a serial scheduler before it.\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
#endif
