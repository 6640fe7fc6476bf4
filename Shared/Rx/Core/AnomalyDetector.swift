import Foundation
import Synchronization

/// Notices when a subscriber receives an event while it is handling another one. In a release build it does nothing.
///
/// The events of a sequence should follow one another. A sequence that its own subscriber feeds sends the new event in
/// the middle of the old one ("reentrancy anomaly"); one that two threads feed at once sends two events at a time
/// ("synchronization anomaly"). RxSwift's debug builds print a warning for both on standard output; this one uses
/// standard error, so that the output of a program stays as it is.
struct AnomalyDetector: ~Copyable {
  #if DEBUG
    // The thread that is handling an event; 0 for none.
    private let thread = Atomic<UInt>(0)

    borrowing func track(_ handleEvent: () -> Void) {
      let me = currentThread
      let (isFirst, other) = thread.compareExchange(expected: 0, desired: me, ordering: .relaxed)
      if !isFirst { (other == me ? Anomaly.reentrancy : .synchronization).warn() }
      handleEvent()
      if isFirst { thread.store(0, ordering: .relaxed) }
    }
  #else
    @inline(__always)
    borrowing func track(_ handleEvent: () -> Void) { handleEvent() }
  #endif
}

#if DEBUG
  private enum Anomaly: String {
    case reentrancy = """
      Reentrancy anomaly: a subscriber received an event while it was handling the one before, which it caused itself. \
      If that is intended, put observe(on: MainScheduler.asyncInstance) between the two.
      """
    case synchronization = """
      Synchronization anomaly: a subscriber received an event while another thread was handling the one before. \
      Send from one thread, or put observe(on:) with a serial scheduler in front of the subscriber.
      """

    // A loop of events would fill the screen.
    private static let warningsLeft = Atomic<Int>(10)

    func warn() {
      guard Anomaly.warningsLeft.subtract(1, ordering: .relaxed).oldValue > 0 else { return }
      FileHandle.standardError.write(Data((rawValue + "\n").utf8))
    }
  }
#endif
