import Foundation

/// A few at a time: the others wait until it is their turn, in the order in which they came.
///
/// Tests run all at once, and each program that runs needs descriptors, of which a process often has a few hundred.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Waits until fewer than so many are at it, and counts as one of them until ``end()``.
  func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// The next one may begin.
  func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
