import Rx
import RxMarbles
import Testing

/// Code that needs a frame for each repetition fails here: the thread's stack has room for a few hundred.
@Suite("A small stack is enough")
struct SmallStackTests {
  private static let count = 100_000

  /// Does `work` on a thread with a stack of 256 KB, and gives what it makes.
  private func onSmallStack(_ work: @escaping (_ result: inout Int) -> Void) -> Int {
    var result = 0
    withUnsafeMutablePointer(to: &result) { result in
      onThreads(1, stack: 256) { _ in work(&result.pointee) }
    }
    return result
  }

  /// Runs a recursive action a hundred thousand times, and gives the last number.
  private func recurse(
    on scheduler: any ImmediateSchedulerType, into last: inout Int, start: () -> Void = {}
  ) {
    final class Last { var number = 0 }
    let reached = Last()
    let subscription = scheduler.scheduleRecursive(1) { number, recurse in
      reached.number = number
      if number < Self.count { recurse(number + 1) }
    }
    start()
    last = reached.number
    subscription.dispose()
  }

  @Test func `for a hundred thousand recursive actions on the current thread's scheduler, which begin at once`() {
    #expect(onSmallStack { last in recurse(on: CurrentThreadScheduler.instance, into: &last) } == Self.count)
  }

  @Test func `for a hundred thousand recursive actions on a trampoline that runs already`() {
    let last = onSmallStack { last in
      final class Last { var number = 0 }
      let reached = Last()
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        CurrentThreadScheduler.instance.scheduleRecursive(1) { number, recurse in
          reached.number = number
          if number < Self.count { recurse(number + 1) }
        }
      }
      last = reached.number
    }
    #expect(last == Self.count)
  }

  @Test func `for a hundred thousand recursive actions in virtual time`() {
    let last = onSmallStack { last in
      let scheduler = HistoricalScheduler()
      recurse(on: scheduler, into: &last, start: scheduler.start)
    }
    #expect(last == Self.count)
  }

  @Test func `for a hundred thousand attempts that fail at once`() {
    let last = onSmallStack { last in
      final class Attempts { var count = 0 }
      let attempts = Attempts()
      let source = Observable<Int>.deferred {
        attempts.count += 1
        return attempts.count > Self.count ? .just(attempts.count) : .error(TestError.planned)
      }
      final class Last { var number = 0 }
      let reached = Last()
      _ = source.retry().subscribe(onNext: { reached.number = $0 })
      last = reached.number
    }
    #expect(last == Self.count + 1)
  }

  /// Sends 1 at each attempt, and fails at all but the last.
  private func failing(before attempts: Int) -> Observable<Int> {
    var attempt = 0
    return .deferred {
      attempt += 1
      return attempt < attempts ? Observable.just(1).concat(Observable.error(TestError.planned)) : .just(1)
    }
  }

  @Test(
    arguments: [
      "concat", "concatMap", "merge(maxConcurrent:)", "flatMap", "catch", "retry", "retry(when:)", "range", "generate",
      "repeatElement",
    ])
  func `for a hundred thousand elements, sequences or attempts of a synchronous source`(_ kind: String) {
    let count = onSmallStack { count in
      final class Count { var number = 0 }
      let arrived = Count()
      let many = Self.count
      let numbers: Observable<Int> =
        switch kind {
        case "concat": .concat(repeatElement(Observable.just(1), count: many))
        case "concatMap": Observable.range(start: 0, count: many).concatMap { _ in Observable.just(1) }
        case "merge(maxConcurrent:)":
          Observable.range(start: 0, count: many).map { _ in Observable.just(1) }.merge(maxConcurrent: 3)
        case "flatMap": Observable.range(start: 0, count: many).flatMap { _ in Observable.just(1) }
        case "catch":
          .catch(sequence: repeatElement(Observable.just(1).concat(Observable.error(TestError.planned)), count: many))
        case "retry": Observable.of(1).concat(Observable.error(TestError.planned)).retry().take(many)
        case "range": Observable.range(start: 1, count: many).map { _ in 1 }
        case "generate":
          Observable.generate(initialState: 1, condition: { $0 <= many }) { $0 + 1 }.map { _ in 1 }
        case "retry(when:)":
          failing(before: many).retry(when: { (errors: Observable<any Error>) in errors })
        default: Observable.repeatElement(1).take(many)
        }
      _ = numbers.subscribe(onNext: { arrived.number += $0 }, onError: { _ in })
      count = arrived.number
    }
    #expect(count == Self.count)
  }
}
