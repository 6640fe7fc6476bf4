import Foundation
import Synchronization

/// Notices when a subject or a subscriber receives an event in the middle of another one; in a release build it does
/// nothing.
///
/// The events of a sequence should follow one another. A sequence that its own subscriber feeds sends the new event in
/// the middle of the old one ("reentrancy anomaly"); one that two threads feed at once sends two events at a time
/// ("synchronization anomaly"). RxSwift's debug builds print a warning for both on standard output; this one uses
/// standard error, so that the output of a program stays as it is.
@usableFromInline struct AnomalyDetector: ~Copyable {
  #if DEBUG
  // The thread that is handling an event; 0 for none.
  private let thread = Atomic<UInt>(0)

  @usableFromInline borrowing func track(_ handleEvent: () -> Void) {
    let me = currentThread
    let (isFirst, other) = thread.compareExchange(expected: 0, desired: me, ordering: .relaxed)
    if !isFirst { (other == me ? Anomaly.reentrancy : .synchronization).warn() }
    handleEvent()
    if isFirst { thread.store(0, ordering: .relaxed) }
  }
  #else
  @inlinable @inline(__always)
  borrowing func track(_ handleEvent: () -> Void) { handleEvent() }
  #endif
}

#if DEBUG
private enum Anomaly: String {
  case reentrancy = """
    Reentrancy anomaly: a subject or subscriber received an event in the middle of the one before, which caused it. \
    If that is intended, put observe(on: MainScheduler.asyncInstance) between the two.
    """
  case synchronization = """
    Synchronization anomaly: a subject or subscriber received an event in the middle of one from another thread. \
    Send from one thread, or put observe(on:) with a serial scheduler in front.
    """

  // A loop of events would fill the screen.
  private static let limit = 10
  private static let reentrancies = Atomic<Int>(0)
  private static let synchronizations = Atomic<Int>(0)

  func warn() {
    let count =
      switch self {
      case .reentrancy: Anomaly.reentrancies.add(1, ordering: .relaxed).newValue
      case .synchronization: Anomaly.synchronizations.add(1, ordering: .relaxed).newValue
      }
    guard count <= Anomaly.limit else { return }
    FileHandle.standardError.write(Data((rawValue + "\n").utf8))
  }
}
#endif
