import Dispatch
import Rx
import Testing

/// An operator that several threads feed: from two sources of numbers to one.
struct Combination: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

  init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>) {
    testDescription = name
    self.apply = apply
  }

  /// The operators that send each element of both sources once, and end when both have.
  static let complete: [Combination] = [
    Combination("merge") { .merge($0, $1) },
    Combination("flatMap") { a, b in Observable.of(a, b).flatMap { $0 } },
    Combination("flatMap of elements") { a, b in Observable.merge(a, b).flatMap { Observable.just($0) } },
    Combination("merge(maxConcurrent:)") { a, b in Observable.of(a, b).merge(maxConcurrent: 2) },
    Combination("concatMap") { a, b in Observable.merge(a, b).concatMap { Observable.just($0) } },
    Combination("groupBy") { a, b in Observable.merge(a, b).groupBy { $0 % 4 }.flatMap { $0 } },
    Combination("buffer") { a, b in
      Observable.merge(a, b).buffer(timeSpan: .milliseconds(1), count: 7, scheduler: queues).concatMap {
        Observable.from($0)
      }
    },
    Combination("window") { a, b in
      Observable.merge(a, b).window(timeSpan: .milliseconds(1), count: 7, scheduler: queues).flatMap { $0 }
    },
    Combination("delay") { a, b in Observable.merge(a, b).delay(.milliseconds(1), scheduler: queues) },
    Combination("timeout") { a, b in Observable.merge(a, b).timeout(.seconds(60), scheduler: queues) },
    Combination("observe(on:) a queue") { a, b in Observable.merge(a, b).observe(on: queue) },
    Combination("observe(on:) a concurrent queue") { a, b in Observable.merge(a, b).observe(on: queues) },
    Combination("retry(when:)") { a, b in
      Observable.merge(a, b).retry(when: { (errors: Observable<any Error>) in errors })
    },
  ]

  /// The operators that choose or combine.
  static let choosing: [Combination] = [
    Combination("flatMapLatest") { a, b in a.flatMapLatest { _ in b } },
    // Merged, because an operator by the element may count on events that come one after another.
    Combination("flatMapFirst") { a, b in a.flatMapFirst { _ in Observable.merge(b).take(3) } },
    Combination("combineLatest") { .combineLatest($0, $1) { $0 &+ $1 } },
    Combination("zip") { .zip($0, $1) { $0 &+ $1 } },
    Combination("withLatestFrom") { $0.withLatestFrom($1) { $0 &+ $1 } },
    Combination("take(until:)") { $0.take(until: $1.filter { $0 < 0 }) },
    Combination("skip(until:)") { $0.skip(until: $1) },
    Combination("amb") { $0.amb($1) },
    Combination("sample") { $0.sample($1) },
    Combination("debounce") { a, b in Observable.merge(a, b).debounce(.microseconds(1), scheduler: queues) },
    Combination("throttle") { a, b in Observable.merge(a, b).throttle(.microseconds(1), scheduler: queues) },
  ]

  private static var queue: SerialDispatchQueueScheduler { SerialDispatchQueueScheduler(qos: .default) }
  private static var queues: ConcurrentDispatchQueueScheduler { ConcurrentDispatchQueueScheduler(queue: threads) }

  private static let threads = DispatchQueue(label: "combinations", attributes: .concurrent)

  /// Waits until nothing that the operators have scheduled is running.
  static func joinThreads() { threads.sync(flags: .barrier) {} }
}
