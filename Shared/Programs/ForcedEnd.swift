import Foundation

/// Ends a program that was asked to end and continues: two seconds later it is asked otherwise, and two seconds after
/// that it is killed.
struct ForcedEnd {
  private let group: ProcessGroup
  private var next: ContinuousClock.Instant?
  private var left = [SIGTERM, SIGKILL]

  init(_ group: ProcessGroup) {
    self.group = group
  }

  /// Does what is to be done now, when it has been asked.
  ///
  /// - Returns: True if there is a signal left that could end it.
  mutating func goesOn(at now: ContinuousClock.Instant) -> Bool {
    guard let next else {
      next = now + .seconds(2)
      return true
    }
    guard now >= next else { return true }
    guard !left.isEmpty else { return false }
    group.end(left.removeFirst())
    self.next = now + .seconds(2)
    return true
  }
}
