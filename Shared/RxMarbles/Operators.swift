import Dispatch
import Foundation
import Rx

/// The operators of the laboratory, by the calls in their marble diagrams.
///
/// The book shows the code behind `in`: the names of its parameters are those of the sources in the diagram.
enum Operators {
  typealias Stream = Observable<String>

  /// Those that create a stream.
  static let creating: [String: @Sendable (TestScheduler) -> Stream] = [
    "of(a, b)": { _ in Observable.of("a", "b") },
    "just(a)": { _ in Observable.just("a") },
    "empty()": { _ in Observable.empty() },
    "error(e)": { _ in Observable.error(TestError.planned) },
    "range(start: 1, count: 3)": { _ in Observable.range(start: 1, count: 3).map { "\($0)" } },
    "generate(initialState: 1, condition: { $0 < 5 }) { $0 * 2 }": { _ in
      Observable.generate(initialState: 1, condition: { $0 < 5 }) { $0 * 2 }.map { "\($0)" }
    },
    "interval(2).take(3)": { scheduler in
      Observable<Int>.interval(.steps(2), scheduler: scheduler).take(3).map { "\($0)" }
    },
    "timer(1)": { scheduler in Observable<Int>.timer(.steps(1), scheduler: scheduler).map { "\($0)" } },
    "repeatElement(a).take(3)": { _ in Observable.repeatElement("a").take(3) },
  ]

  /// Those of one source.
  static let ofOne: [String: @Sendable (Stream, TestScheduler) -> Stream] = [
    "map { $0.uppercased() }": { source, _ in source.map { $0.uppercased() } },
    "compactMap { Int($0) }": { source, _ in source.compactMap { Int($0) }.map { "\($0)" } },
    #"scan(into: "") { $0 += $1 }"#: { source, _ in source.scan(into: "") { $0 += $1 } },
    #"scan("") { $1 + $0 }"#: { source, _ in source.scan("") { $1 + $0 } },
    "toArray()": { source, _ in source.toArray().asObservable().map { $0.joined() } },
    "first()": { source, _ in source.first().asObservable().compactMap { $0 } },
    "asSingle()": { source, _ in source.asSingle().asObservable() },
    "asMaybe()": { source, _ in source.asMaybe().asObservable() },
    "asMaybe().ifEmpty(default: z)": { source, _ in source.asMaybe().ifEmpty(default: "z").asObservable() },
    "materialize().dematerialize()": { source, _ in source.materialize().dematerialize() },
    "materialize()": { source, _ in source.materialize().map { "\($0)" } },
    "asInfallible(onErrorJustReturn: z)": { source, _ in
      source.asInfallible(onErrorJustReturn: "z").asObservable()
    },
    #"reduce("") { $0 + $1 }"#: { source, _ in source.reduce("") { $0 + $1 } },
    "enumerated()": { source, _ in source.enumerated().map { "\($0.index)\($0.element)" } },
    "decode(type: Int.self, decoder: JSONDecoder())": { source, _ in
      source.map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        .catch { _ in .error(TestError.planned) }.map { "\($0)" }
    },
    #"filter { $0 > "2" }"#: { source, _ in source.filter { $0 > "2" } },
    "distinctUntilChanged()": { source, _ in source.distinctUntilChanged() },
    "distinctUntilChanged { $0.lowercased() }": { source, _ in source.distinctUntilChanged { $0.lowercased() } },
    "take(2)": { source, _ in source.take(2) },
    "take(for: 2)": { source, scheduler in source.take(for: .steps(2), scheduler: scheduler) },
    #"take(while: { $0 < "3" })"#: { source, _ in source.take(while: { $0 < "3" }) },
    #"take(until: { $0 == "3" })"#: { source, _ in source.take(until: { $0 == "3" }) },
    "takeLast(2)": { source, _ in source.takeLast(2) },
    "element(at: 1)": { source, _ in source.element(at: 1) },
    "ignoreElements()": { source, _ in source.ignoreElements().map(String.init(describing:)) },
    "single()": { source, _ in source.single() },
    #"single { $0 > "b" }"#: { source, _ in source.single { $0 > "b" } },
    "skip(2)": { source, _ in source.skip(2) },
    "skip(2, scheduler)": { source, scheduler in source.skip(.steps(2), scheduler: scheduler) },
    #"skip(while: { $0 < "3" })"#: { source, _ in source.skip(while: { $0 < "3" }) },
    "ifEmpty(default: z)": { source, _ in source.ifEmpty(default: "z") },
    #"groupBy { $0.lowercased() }.flatMap { $0.scan("") { $0 + $1 } }"#: { source, _ in
      source.groupBy { $0.lowercased() }.flatMap { $0.scan("") { $0 + $1 } }
    },
    "buffer(3, 2)": { source, scheduler in
      source.buffer(timeSpan: .steps(3), count: 2, scheduler: scheduler).map { "[\($0.joined())]" }
    },
    #"window(3, 2).flatMap { $0.scan("") { $0 + $1 } }"#: { source, scheduler in
      source.window(timeSpan: .steps(3), count: 2, scheduler: scheduler).flatMap { $0.scan("") { $0 + $1 } }
    },
    "startWith(x)": { source, _ in source.startWith("x") },
    "catchAndReturn(z)": { source, _ in source.catchAndReturn("z") },
    "retry(2)": { source, _ in source.retry(2) },
    "debounce(2)": { source, scheduler in source.debounce(.steps(2), scheduler: scheduler) },
    "throttle(3)": { source, scheduler in source.throttle(.steps(3), scheduler: scheduler) },
    "timeout(3)": { source, scheduler in source.timeout(.steps(3), scheduler: scheduler) },
    "delay(2)": { source, scheduler in source.delay(.steps(2), scheduler: scheduler) },
    "delaySubscription(2)": { source, scheduler in source.delaySubscription(.steps(2), scheduler: scheduler) },
  ]

  /// Those of two sources.
  static let ofTwo: [String: @Sendable (Stream, Stream, TestScheduler) -> Stream] = [
    "Single.zip(first, second) { $0 + $1 }": { first, second, _ in
      Single.zip(first.asSingle(), second.asSingle()) { $0 + $1 }.asObservable()
    },
    "Completable.zip(first, second)": { first, second, _ in
      Completable.zip([first.work, second.work]).andThen(.empty())
    },
    "Completable.concat(first, second)": { first, second, _ in
      Completable.concat([first.work, second.work]).andThen(.empty())
    },
    "andThen(second)": { work, second, _ in work.ignoreElements().asCompletable().andThen(second) },
    "asInfallible(onErrorFallbackTo: second)": { first, second, _ in
      first.asInfallible(onErrorFallbackTo: second.asInfallible(onErrorJustReturn: "")).asObservable()
    },
    "flatMap { inner($0) }": { source, inner, _ in source.flatMap { letter in inner.map { letter + $0 } } },
    "flatMapFirst { inner($0) }": { source, inner, _ in source.flatMapFirst { letter in inner.map { letter + $0 } } },
    "flatMapLatest { inner($0) }": { source, inner, _ in
      source.flatMapLatest { letter in inner.map { letter + $0 } }
    },
    "map { inner($0) }.merge()": { source, inner, _ in source.map { letter in inner.map { letter + $0 } }.merge() },
    "map { inner($0) }.merge(maxConcurrent: 2)": { source, inner, _ in
      source.map { letter in inner.map { letter + $0 } }.merge(maxConcurrent: 2)
    },
    "map { inner($0) }.concat()": { source, inner, _ in source.map { letter in inner.map { letter + $0 } }.concat() },
    "map { inner($0) }.switchLatest()": { source, inner, _ in
      source.map { letter in inner.map { letter + $0 } }.switchLatest()
    },
    "concatMap { inner($0) }": { source, inner, _ in source.concatMap { letter in inner.map { letter + $0 } } },
    "take(until: other)": { source, other, _ in source.take(until: other) },
    "skip(until: other)": { source, other, _ in source.skip(until: other) },
    "merge(first, second)": { first, second, _ in Observable.merge(first, second) },
    "combineLatest(first, second) { $0 + $1 }": { first, second, _ in
      Observable.combineLatest(first, second) { $0 + $1 }
    },
    "zip(first, second) { $0 + $1 }": { first, second, _ in Observable.zip(first, second) { $0 + $1 } },
    "withLatestFrom(second) { $0 + $1 }": { first, second, _ in first.withLatestFrom(second) { $0 + $1 } },
    "amb(second)": { first, second, _ in first.amb(second) },
    "ifEmpty(switchTo: second)": { first, second, _ in first.ifEmpty(switchTo: second) },
    "concat(second)": { first, second, _ in first.concat(second) },
    "catch { second }": { first, second, _ in first.catch { _ in second } },
    "catch(sequence: [first, second])": { first, second, _ in Observable.catch(sequence: [first, second]) },
    "retry(when: { notifier })": { source, notifier, _ in
      source.retry(when: { (_: Observable<any Error>) in notifier })
    },
    "sample(sampler)": { source, sampler, _ in source.sample(sampler) },
    "timeout(3, other: second)": { first, second, scheduler in
      first.timeout(.steps(3), other: second, scheduler: scheduler)
    },
  ]
}

extension DispatchTimeInterval {
  /// A span of virtual time, in steps of a line of marbles.
  fileprivate static func steps(_ count: Int) -> DispatchTimeInterval { .seconds(count * Marbles.step) }
}

extension Observable<String> {
  fileprivate var work: Completable { ignoreElements().asCompletable() }
}
