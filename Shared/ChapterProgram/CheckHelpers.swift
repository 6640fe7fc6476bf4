import Foundation
import Parity
import Programs

/// The processes that try parts of a check beside this one: the ways belong to the main actor, of which a process has one.
@MainActor struct CheckHelpers {
  /// The most helpers that there may be.
  let count: Int

  /// Starts a helper.
  let start: (CheckOrder) -> any CheckHelper
}

/// A process that tries a part of a check.
@MainActor protocol CheckHelper: AnyObject {
  /// Its latest news; nil before the first.
  var news: CheckNews? { get }

  /// True once it has ended, however it came to that.
  var hasEnded: Bool { get }

  /// Waits for its end, `limit` at most.
  func wait(atMost limit: Duration)

  /// Ends it, if it has not ended.
  func stop()
}

/// A copy of this program, with the same arguments.
final class CopyOfProgram: CheckHelper {
  private let state = State()

  init(_ file: URL, _ arguments: [String], _ order: CheckOrder) {
    let program = Program(file, arguments, environment: [CheckOrder.variable: order.line])
    Thread.detachNewThread { [state] in
      let run = try? program.run(.keptApart, limit: .seconds(366 * 86_400)) { text in
        state.goesOn(CheckNews(endOf: text()))
      }
      state.end(CheckNews(endOf: run?.output ?? ""))
    }
  }

  var news: CheckNews? { state.values.news }
  var hasEnded: Bool { state.values.hasEnded }

  func wait(atMost limit: Duration) { state.wait(atMost: limit) }
  func stop() { state.stop() }

  /// The state that is shared by the main thread and the one that waits for the program.
  nonisolated private final class State: @unchecked Sendable {
    private let lock = NSCondition()
    private var isStopped = false
    private var (news, hasEnded): (CheckNews?, Bool) = (nil, false)

    var values: (news: CheckNews?, hasEnded: Bool) { lock.withLock { (news, hasEnded) } }

    func goesOn(_ news: CheckNews?) -> Bool {
      lock.withLock {
        self.news = news ?? self.news
        return !isStopped
      }
    }

    func end(_ news: CheckNews?) {
      lock.withLock {
        self.news = news ?? self.news
        hasEnded = true
        lock.broadcast()
      }
    }

    func stop() { lock.withLock { isStopped = true } }

    func wait(atMost limit: Duration) {
      lock.withLock { if !hasEnded { _ = lock.wait(until: Date(timeIntervalSinceNow: limit / .seconds(1))) } }
    }
  }
}

extension CheckHelpers {
  /// Copies of this program, as many as the machine has processors beside this one's, or as are asked for.
  ///
  /// - Parameter jobs: the number of processes with this one; nil for one for each processor.
  static func copies(jobs: Int?, _ arguments: [String]) -> CheckHelpers? {
    let jobs = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, Options.Check.mostJobs)
    guard jobs > 1, let file = Bundle.main.executableURL else { return nil }
    return CheckHelpers(count: jobs - 1) { CopyOfProgram(file, arguments, $0) }
  }
}
