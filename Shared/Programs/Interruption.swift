import Foundation
import Synchronization

/// Ctrl-C, and the other signals that ask the program to end: what it has started is asked, too.
///
/// A program that is started here is in a group of its own, and would not receive the terminal's Ctrl-C by itself.
/// Where this program handles such a signal itself, or ignores it, that stays as it is, and nothing is passed on,
/// unless
/// it is expected.
public enum Interruption {
  private static let noted = Atomic<Int32>(0)

  /// The time when it came, in nanoseconds of a monotonic clock.
  private static let came = Atomic<UInt64>(0)

  /// From now on such a signal is noted and does not end the program, which tidies up by itself: Ctrl-C also where a shell
  /// has it ignored, because the program was started in the background.
  public static func expect() {
    prepare()
    EndingSignals.expect { Interruption.note($0) }
  }

  /// The signal that has come; nil if none has.
  public static var number: Int32? {
    let number = noted.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// Runs `body`, which starts a program and reports it; the program gets the signals, too. Where they are not
  /// expected, they have their usual effect afterwards.
  static func passing<Result, Failure>(
    _ body: (_ started: (ProcessGroup) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    prepare()
    // Before there is a program: one that is started and not yet known would miss the signal.
    EndingSignals.take { Interruption.note($0) }
    let place = RunningGroups.reserve()
    defer {
      RunningGroups.free(place)
      EndingSignals.giveBack { number }
    }
    return try body { group in
      RunningGroups.set(place, to: group)
      // It came before the program was known.
      if let number { group.end(number) }
    }
  }

  /// Makes all that a signal needs: it must not be what makes it.
  private static func prepare() {
    RunningGroups.prepare()
    EndingSignals.prepare()
    _ = (noted.load(ordering: .relaxed), came.load(ordering: .relaxed))
  }

  // Called by a signal: nothing here may wait, or make anything.
  static func note(_ number: Int32) {
    let error = errno
    defer { errno = error }
    let now = nanoseconds()
    // Two may come at once: the first one sets the time.
    let (isFirst, first) = came.compareExchange(expected: 0, desired: now, ordering: .sequentiallyConsistent)
    noted.store(number, ordering: .sequentiallyConsistent)
    // A second request means that one was not enough; but a terminal that is closed, say, asks twice at once.
    let isAgain = !isFirst && now &- first > 1_000_000_000
    RunningGroups.end(isAgain ? SIGKILL : number)
    EndingSignals.obeyIfGivenBack(number)
  }

  private static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
