import ProcessMetrics
import Rx
import Testing

/// Allocations are counted for each thread, and each of these tests runs on one: so they are exact.
@Suite("Allocations")
struct AllocationTests {
  /// Returns the number of allocations of `work`, per unit.
  private func allocations(per count: Int, _ work: () -> Void) -> Double {
    let before = allocations_count()
    work()
    return Double(allocations_count() - before) / Double(count)
  }

  @Test func `an object is one allocation, where they are counted`() {
    final class Object {}
    var objects: [Object] = []
    objects.reserveCapacity(100)
    let perObject = allocations(per: 100) { for _ in 0..<100 { objects.append(Object()) } }
    #expect(perObject == (allocations_are_counted() ? 1 : 0))
  }

  /// The operators that an element passes, and their limit of allocations for each element.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Double
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ limit: Double = 0, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      testDescription = name
      self.limit = limit
      self.apply = apply
    }

    /// A closure that the optimiser would put on the stack, and an optional that it would not box.
    private static var unoptimized: Double {
      #if DEBUG
      3
      #else
      0
      #endif
    }

    static let all: [Way] = [
      Way("a subject") { $0 },
      Way("map") { $0.map { $0 + 1 } },
      Way("filter") { $0.filter { $0 >= 0 } },
      Way("compactMap") { $0.compactMap { $0 } },
      Way("scan") { $0.scan(0) { $0 &+ $1 } },
      Way("take") { $0.take(.max) },
      Way("skip") { $0.skip(1) },
      Way("distinctUntilChanged") { $0.distinctUntilChanged() },
      Way("share") { $0.share() },
      Way("share(replay: 1)") { $0.share(replay: 1) },
      Way("publish and refCount") { $0.publish().refCount() },
      Way("merge") { .merge($0, .never()) },
      Way("combineLatest") { .combineLatest($0, Observable.just(1)) { $0 &+ $1 } },
      Way("zip", unoptimized) { .zip($0, $0) { $0 &+ $1 } },
      Way("withLatestFrom") { $0.withLatestFrom(Observable.just(1)) { $0 &+ $1 } },
      Way("take(until:)") { $0.take(until: Observable<Int>.never()) },
      Way("amb") { $0.amb(Observable.never()) },
      Way("flatMap to just", max(2, unoptimized)) { $0.flatMap { Observable.just($0) } },
      Way("flatMapLatest to just", max(2, unoptimized)) { $0.flatMapLatest { Observable.just($0) } },
    ]
  }

  @Test(arguments: Way.all)
  func `an element allocates nothing on its way, or hardly anything`(_ way: Way) {
    let subject = PublishSubject<Int>()
    var sum = 0
    let subscription = way.apply(subject).subscribe(onNext: { sum &+= $0 })
    for number in 0..<100 { subject.onNext(number) }
    let perElement = allocations(per: 10_000) { for number in 0..<10_000 { subject.onNext(number) } }
    #expect(perElement <= way.limit)
    #expect(sum > 0)
    subscription.dispose()
  }

  @Test func `a relay allocates nothing for an element`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 3)
    var sum = 0
    let bag = DisposeBag()
    for relay in [publish.asObservable(), behavior.asObservable(), replay.asObservable()] {
      relay.subscribe(onNext: { sum &+= $0 }).disposed(by: bag)
    }
    let send = { (number: Int) in
      publish.accept(number)
      behavior.accept(number)
      replay.accept(number)
    }
    for number in 0..<100 { send(number) }
    let perElement = allocations(per: 10_000) { for number in 0..<10_000 { send(number) } }
    #expect(perElement == 0)
    #expect(sum > 0)
  }

  @Test func `sources on the current thread's scheduler allocate nothing for an element, alone or in turns`() {
    var sum = 0
    let alone = allocations(per: 10_000) {
      _ = Observable.range(start: 1, count: 10_000).subscribe(onNext: { sum &+= $0 })
    }
    let inTurns = allocations(per: 20_000) {
      _ = Observable.merge(.range(start: 1, count: 10_000), .range(start: 1, count: 10_000))
        .subscribe(onNext: { sum &+= $0 })
    }
    #expect(alone < 0.01)
    #expect(inTurns < 0.01)
    #expect(sum > 0)
  }

  @Test func `a subscription allocates a few objects`() {
    func perSubscription(_ observable: Observable<Int>) -> Double {
      observable.subscribe(onNext: { _ in }).dispose()
      return allocations(per: 1_000) {
        for _ in 0..<1_000 { observable.subscribe(onNext: { _ in }).dispose() }
      }
    }
    let subject = PublishSubject<Int>()
    #expect(perSubscription(subject) <= 4)
    #expect(perSubscription(subject.map { $0 }) <= 5)
    #expect(perSubscription(subject.map { $0 }.filter { _ in true }.map { $0 }) <= 7)
    #expect(perSubscription(.merge(subject, subject)) <= 12)
    #expect(perSubscription(subject.flatMap { Observable.just($0) }) <= 7)
    #expect(perSubscription(.combineLatest(subject, subject, subject, subject) { $0 + $1 + $2 + $3 }) <= 22)
    #expect(perSubscription(subject.share(replay: 1)) <= 6)
  }
}
