import Foundation
import Synchronization
import Testing

@testable import Rx

/// Lets two threads do something at the same moment, many times.
final class Race: Sendable {
  private let arrived = Atomic<Int>(0)

  /// Runs both for each of `rounds`; in each, `check` is called when both are done.
  static func run(
    _ rounds: Int, _ first: @escaping (Int) -> Void, _ second: @escaping (Int) -> Void, check: (Int) -> Void
  ) {
    let race = Race()
    let second = Handed(second)
    let done = DispatchGroup()
    Thread.detachNewThread(in: done) {
      for round in 0..<rounds {
        race.meet(4 * round + 2)
        second.value(round)
        race.meet(4 * round + 4)
      }
    }
    for round in 0..<rounds {
      race.meet(4 * round + 2)
      first(round)
      race.meet(4 * round + 4)
      check(round)
    }
    #expect(done.wait(timeout: .now() + .seconds(60)) == .success)
  }

  /// Returns when both have come here, which makes it `count` times in all.
  private func meet(_ count: Int) {
    arrived.add(1, ordering: .acquiringAndReleasing)
    while arrived.load(ordering: .acquiring) < count { sched_yield() }
  }
}
