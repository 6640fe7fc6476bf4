import Dispatch
import Rx
import RxMarbles
import Synchronization
import Testing

/// An element that is counted as long as it lives.
private final class Living: Sendable {
  private let census: Census
  let number: Int

  init(_ number: Int, _ census: Census) {
    self.number = number
    self.census = census
    census.came()
  }

  deinit {
    census.went()
  }
}

/// The number of living elements, and its maximum.
private final class Census: Sendable {
  private let living = Atomic<Int>(0)
  private let most = Atomic<Int>(0)

  var count: Int { living.load(ordering: .acquiring) }
  var maximum: Int { most.load(ordering: .acquiring) }

  func came() {
    let now = living.add(1, ordering: .acquiringAndReleasing).newValue
    most.max(now, ordering: .acquiringAndReleasing)
  }

  func went() {
    living.subtract(1, ordering: .acquiringAndReleasing)
  }
}

@Suite("Lifetimes")
struct LivingTests {
  /// The operators that elements pass, and the number of elements that they may keep.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kept: Int
    fileprivate let apply: @Sendable (Observable<Living>, TestScheduler) -> Observable<Living>

    fileprivate init(
      _ name: String, keeps kept: Int = 0,
      _ apply: @escaping @Sendable (Observable<Living>, TestScheduler) -> Observable<Living>
    ) {
      testDescription = name
      self.kept = kept
      self.apply = apply
    }

    static let all: [Way] = [
      Way("a long chain") { source, _ in
        (0..<20).reduce(source) { chain, _ in chain.map { $0 }.filter { _ in true } }
      },
      Way("scan", keeps: 1) { source, _ in source.scan(Living(0, Census())) { $1 } },
      Way("distinctUntilChanged", keeps: 1) { source, _ in source.distinctUntilChanged { $0 === $1 } },
      Way("share()") { source, _ in source.share() },
      Way("share(replay: 1)", keeps: 1) { source, _ in source.share(replay: 1) },
      Way("share(replay:)", keeps: 3) { source, _ in source.share(replay: 3) },
      Way("replay and refCount", keeps: 3) { source, _ in source.replay(3).refCount() },
      Way("merge") { source, _ in .merge(source, .never()) },
      Way("flatMap") { source, _ in source.flatMap { Observable.just($0) } },
      Way("flatMapLatest") { source, _ in source.flatMapLatest { Observable.just($0) } },
      Way("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } },
      Way("concatMap") { source, _ in source.concatMap { Observable.just($0) } },
      Way("merge(maxConcurrent:)") { source, _ in source.map { Observable.just($0) }.merge(maxConcurrent: 2) },
      Way("combineLatest", keeps: 1) { source, _ in .combineLatest(source, Observable.just(1)) { first, _ in first } },
      Way("zip", keeps: 1) { source, _ in .zip(source, source) { first, _ in first } },
      Way("withLatestFrom", keeps: 1) { source, _ in source.withLatestFrom(source) { first, _ in first } },
      Way("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
      Way("skip(until:)") { source, _ in source.skip(until: Observable.just(1)) },
      Way("amb") { source, _ in source.amb(Observable.never()) },
      Way("sample", keeps: 1) { source, _ in source.sample(source) },
      Way("groupBy") { source, _ in source.groupBy { $0.number % 3 }.flatMap { $0 } },
      Way("window") { source, scheduler in
        source.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).flatMap { $0 }
      },
      Way("buffer", keeps: 3) { source, scheduler in
        source.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler).flatMap { Observable.from($0) }
      },
      Way("debounce", keeps: 1) { source, scheduler in source.debounce(.seconds(1), scheduler: scheduler) },
      Way("throttle", keeps: 1) { source, scheduler in source.throttle(.seconds(1), scheduler: scheduler) },
      Way("timeout") { source, scheduler in source.timeout(.seconds(1), scheduler: scheduler) },
      Way("observe(on:)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
      Way("takeLast", keeps: 3) { source, _ in source.takeLast(3) },
      Way("reduce", keeps: 1) { source, _ in source.reduce(Living(0, Census())) { $1 } },
      Way("retry(when:)") { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors }) },
    ]
  }

  @Test(arguments: Way.all)
  func `elements are released when they have passed, and everything is after the disposal`(_ way: Way) {
    let census = Census()
    let subject = PublishSubject<Living>()
    weak var weakObserver: Living?
    let kept: any Disposable
    do {
      // The observer is counted too: by a census of its own.
      let observer = Living(0, Census())
      weakObserver = observer
      let scheduler = TestScheduler()
      kept = way.apply(subject, scheduler).subscribe(onNext: { _ in withExtendedLifetime(observer) {} })
      for number in 0..<5_000 { subject.onNext(Living(number, census)) }
      #expect(census.count <= way.kept)
      // One more is on its way, and one may be pushed out.
      #expect(census.maximum <= way.kept + 2)
      kept.dispose()
      // RxSwift keeps what waits on a scheduler until its time has come.
      scheduler.start()
    }
    #expect(census.count == 0)
    #expect(weakObserver == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(kept) {}
  }

  /// Each operator with a source that completes, and each one that lets an error through with one that fails.
  private static let ends = Way.all.flatMap { way in
    (way.testDescription == "retry(when:)" ? [false] : [false, true]).map { (way, $0) }
  }

  @Test(arguments: ends)
  func `everything is released after the end, too`(_ way: Way, fails: Bool) {
    let census = Census()
    weak var weakObserver: Living?
    let subject = PublishSubject<Living>()
    let scheduler = TestScheduler()
    let kept: any Disposable
    do {
      let observer = Living(0, Census())
      weakObserver = observer
      kept = way.apply(subject, scheduler).subscribe(
        onNext: { _ in withExtendedLifetime(observer) {} }, onError: { _ in })
      for number in 0..<100 { subject.onNext(Living(number, census)) }
      if fails { subject.onError(TestError.planned) } else { subject.onCompleted() }
      scheduler.start()
    }
    #expect(!subject.hasObservers)
    kept.dispose()
    #expect(census.count == 0)
    #expect(weakObserver == nil)
  }

  @Test func `two endless sources that take turns retain no emitted element`() {
    let census = Census()
    let endless = Observable<Int>.repeatElement(1).map { Living($0, census) }
    _ = Observable.merge(endless, endless).take(100_000).subscribe()
    #expect(census.count == 0)
    #expect(census.maximum <= 2)
  }

  @Test func `bags, groups, places, relays and subjects hold nothing when all is disposed`() {
    let census = Census()
    do {
      let held = (0..<8).map { Living($0, census) }
      let bag = DisposeBag()
      let behavior = BehaviorRelay(value: held[0])
      let replay = ReplaySubject<Living>.create(bufferSize: 3)
      let group = CompositeDisposable()
      let serial = SerialDisposable()
      let counted = RefCountDisposable(disposable: Disposables.create { withExtendedLifetime(held[1]) {} })
      behavior.subscribe(replay).disposed(by: bag)
      _ = group.insert(replay.subscribe(onNext: { _ in withExtendedLifetime(held[2]) {} }))
      serial.disposable = behavior.subscribe(onNext: { _ in withExtendedLifetime(held[3]) {} })
      let dependent = counted.retain()
      behavior.accept(held[4])
      group.dispose()
      serial.dispose()
      counted.dispose()
      dependent.dispose()
      #expect(!replay.hasObservers)
      replay.dispose()
    }
    #expect(census.count == 0)
  }
}
