import Dispatch
import Rx
import RxMarbles
import Testing

/// An operator under test: from strings to strings.
struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (Observable<String>, TestScheduler) -> Observable<String>

  init(_ name: String, _ apply: @escaping @Sendable (Observable<String>, TestScheduler) -> Observable<String>) {
    testDescription = name
    self.apply = apply
  }

  /// The operators that send each element at once and unchanged.
  static let transparent: [Operator] = [
    Operator("map") { source, _ in source.map { $0 } },
    Operator("filter") { source, _ in source.filter { _ in true } },
    Operator("compactMap") { source, _ in source.compactMap { $0 } },
    Operator("scan") { source, _ in source.scan("") { $1 } },
    Operator("scan(into:)") { source, _ in source.scan(into: "") { $0 = $1 } },
    Operator("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
    Operator("take") { source, _ in source.take(100) },
    Operator("take(while:)") { source, _ in source.take(while: { _ in true }) },
    Operator("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
    Operator("take(for:)") { source, scheduler in source.take(for: .seconds(10_000), scheduler: scheduler) },
    Operator("skip") { source, _ in source.skip(0) },
    Operator("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    Operator("skip(until:)") { source, _ in source.skip(until: Observable.just(1)) },
    Operator("do") { source, _ in source.do(onNext: { _ in }) },
    Operator("flatMap") { source, _ in source.flatMap { Observable.just($0) } },
    Operator("flatMapLatest") { source, _ in source.flatMapLatest { Observable.just($0) } },
    Operator("concatMap") { source, _ in source.concatMap { Observable.just($0) } },
    Operator("merge") { source, _ in .merge(source, .empty()) },
    Operator("combineLatest") { source, _ in .combineLatest(source, Observable.just("")) { $0 + $1 } },
    Operator("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just("")) { $0 + $1 } },
    Operator("amb") { source, _ in source.amb(Observable.never()) },
    Operator("amb of a sequence") { source, _ in .amb([.never(), source]) },
    Operator("ifEmpty(default:)") { source, _ in source.ifEmpty(default: "") },
    Operator("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .empty()) },
    Operator("enumerated") { source, _ in source.enumerated().map { $0.element } },
    Operator("startWith") { source, _ in source.startWith() },
    Operator("concat") { source, _ in source.concat(Observable.empty()) },
    Operator("catch and rethrow") { source, _ in source.catch { .error($0) } },
    Operator("catch(sequence:)") { source, _ in .catch(sequence: [source]) },
    Operator("retry(1)") { source, _ in source.retry(1) },
    Operator("retry(when:)") { source, _ in
      source.retry(when: { (errors: Observable<any Error>) in errors.flatMap { Observable<Int>.error($0) } })
    },
    Operator("retry(when:) of an error type") { source, _ in
      source.retry(when: { (errors: Observable<TestError>) in errors.flatMap { Observable<Int>.error($0) } })
    },
    Operator("materialize and back") { source, _ in source.materialize().dematerialize() },
    Operator("share") { source, _ in source.share() },
    Operator("share(replay: 1)") { source, _ in source.share(replay: 1) },
    Operator("share(replay: 2)") { source, _ in source.share(replay: 2) },
    Operator("using") { source, _ in .using({ BooleanDisposable() }, observableFactory: { _ in source }) },
    Operator("deferred") { source, _ in .deferred { source } },
    Operator("asObservable") { source, _ in source.asObservable() },
    Operator("timeout") { source, scheduler in source.timeout(.seconds(10_000), scheduler: scheduler) },
    Operator("timeout(other:)") { source, scheduler in
      source.timeout(.seconds(10_000), other: Observable.never(), scheduler: scheduler)
    },
    Operator("buffer") { source, scheduler in
      source.buffer(timeSpan: .seconds(10_000), count: 1, scheduler: scheduler).compactMap(\.first)
    },
    Operator("window") { source, scheduler in
      source.window(timeSpan: .seconds(10_000), count: 1, scheduler: scheduler).flatMap { $0 }
    },
    Operator("groupBy") { source, _ in source.groupBy { $0 }.flatMap { $0 } },
    Operator("sample") { source, _ in
      let shared = source.share()
      return shared.sample(shared)
    },
    Operator("observe(on: current thread)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
  ]

  /// The operators that do the same, and keep their end.
  static let forever: [Operator] = [
    Operator("share(.forever)") { source, _ in source.share(scope: .forever) },
    Operator("share(replay: 1, .forever)") { source, _ in source.share(replay: 1, scope: .forever) },
  ]

  /// The operators that drop elements that arrive while another one is on its way.
  static let dropping: [Operator] = [
    Operator("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } }
  ]

  /// The operators that send nothing before the end of their source.
  static let late: [Operator] = [
    Operator("takeLast") { source, _ in source.takeLast(100) },
    Operator("reduce") { source, _ in source.reduce("") { $0 + $1 } },
    Operator("ignoreElements") { source, _ in source.ignoreElements().map(String.init(describing:)) },
    Operator("element(at:)") { source, _ in source.element(at: 100) },
  ]

  static let all = transparent + infallible + forever + dropping
}

/// Counts how many of it are alive.
private final class Life {
  weak var witness: Witness?

  func begin() -> Witness {
    let new = Witness()
    witness = new
    return new
  }

  final class Witness {}
}

@Suite("Every operator")
struct BatteryTests {
  private func record(
    _ tested: Operator, disposed: Int = 1000, _ events: [Recorded<String>]
  ) -> (events: [Recorded<String>], subscriptions: [Span]) {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events)
    let events = scheduler.record(disposed: disposed) { tested.apply(source.asObservable(), scheduler) }
    return (events, source.subscriptions)
  }

  @Test(arguments: Operator.all)
  func `forwards elements and the end, and disposes the source at that instant`(_ tested: Operator) {
    let (events, subscriptions) = record(tested, [.next(210, "a"), .next(220, "b"), .completed(230), .next(240, "c")])
    #expect(events == [.next(210, "a"), .next(220, "b"), .completed(230)])
    #expect(subscriptions == [Span(200, 230)])
  }

  @Test(arguments: Operator.all)
  func `forwards an error, and disposes the source at that instant`(_ tested: Operator) {
    let (events, subscriptions) = record(tested, [.next(210, "a"), .error(230), .next(240, "c")])
    #expect(events == [.next(210, "a"), .error(230)])
    #expect(subscriptions == [Span(200, 230)])
  }

  @Test(arguments: Operator.all)
  func `is silent after dispose, and disposes the source at that instant`(_ tested: Operator) {
    let (events, subscriptions) = record(tested, disposed: 215, [.next(210, "a"), .next(220, "b"), .completed(230)])
    #expect(events == [.next(210, "a")])
    #expect(subscriptions == [Span(200, 215)])
  }

  @Test(arguments: Operator.late)
  func `forwards an error at once, and disposes the source, if it waits for the end`(_ tested: Operator) {
    let (events, subscriptions) = record(tested, [.next(210, "a"), .error(230), .next(240, "c")])
    #expect(events == [.error(230)])
    #expect(subscriptions == [Span(200, 230)])
  }

  @Test(arguments: Operator.late)
  func `disposes the source on dispose, if it waits for the end`(_ tested: Operator) {
    let (events, subscriptions) = record(tested, disposed: 215, [.next(210, "a"), .next(220, "b"), .completed(230)])
    #expect(events == [])
    #expect(subscriptions == [Span(200, 215)])
  }

  @Test(arguments: Operator.all)
  func `ends once, and emits nothing after the end, even if the source does`(_ tested: Operator) {
    let (events, _) = record(tested, [.next(210, "a"), .completed(220), .completed(230), .error(240), .next(250, "b")])
    #expect(events == [.next(210, "a"), .completed(220)])
  }

  @Test(arguments: Operator.all)
  func `can be disposed from inside an element`(_ tested: Operator) {
    let scheduler = TestScheduler()
    let subject = PublishSubject<String>()
    let subscription = SingleAssignmentDisposable()
    var got: [String] = []
    subscription.setDisposable(
      tested.apply(subject, scheduler).subscribe(onNext: {
        got.append($0)
        subscription.dispose()
      }))
    subject.onNext("a")
    subject.onNext("b")
    #expect(got == ["a"])
    #expect(!subject.hasObservers)
  }

  @Test(
    arguments: Operator.transparent + Operator.infallible + Operator.forever)
  func `lets its source send from inside an element`(_ tested: Operator) {
    let scheduler = TestScheduler()
    let subject = PublishSubject<String>()
    var got: [String] = []
    let subscription = tested.apply(subject, scheduler).subscribe(onNext: {
      got.append($0)
      if $0 == "a" { subject.onNext("b") }
    })
    subject.onNext("a")
    subject.onNext("c")
    #expect(got == ["a", "b", "c"])
    subscription.dispose()
  }

  @Test(arguments: Operator.all)
  func `lets its source end from inside an element`(_ tested: Operator) {
    let scheduler = TestScheduler()
    let subject = PublishSubject<String>()
    var got: [String] = []
    let subscription = tested.apply(subject, scheduler).subscribe(
      onNext: {
        got.append($0)
        subject.onCompleted()
      }, onCompleted: { got.append("|") }, onDisposed: { got.append("disposed") })
    subject.onNext("a")
    subject.onNext("b")
    #expect(got == ["a", "|", "disposed"])
    subscription.dispose()
  }

  @Test(
    arguments: Operator.transparent + Operator.infallible + Operator.dropping)
  func `subscribes again with the same result`(_ tested: Operator) {
    let scheduler = TestScheduler()
    let source = scheduler.cold(Marbles.events("a b |"))
    let result = tested.apply(source.asObservable(), scheduler)
    for start in [200, 400] {
      let recorder = Recorder<String>(scheduler)
      scheduler.at(start) { _ = result.subscribe(recorder) }
      scheduler.start()
      #expect(Marbles.line(recorder.events, from: start) == "a b |")
    }
  }

  enum Ending: CaseIterable { case completion, error, disposal }

  @Test(
    "frees source and observer at the end, at an error and on dispose, while the disposable is kept",
    arguments: Operator.all + Operator.late, Ending.allCases)
  func frees(_ tested: Operator, ending: Ending) {
    let scheduler = TestScheduler()
    let life = Life()
    let observed = Life()
    let subject = PublishSubject<String>()
    var subscription: (any Disposable)?
    do {
      let witness = life.begin()
      let observer = observed.begin()
      let source = subject.map { text in withExtendedLifetime(witness) { text } }
      subscription = tested.apply(source, scheduler).subscribe(
        onNext: { _ in withExtendedLifetime(observer) {} }, onError: { _ in })
      subject.onNext("a")
      switch ending {
      case .completion: subject.onCompleted()
      case .error: subject.onError(TestError.planned)
      case .disposal: subscription?.dispose()
      }
    }
    // Work in the queue of a virtual clock is released when its instant has passed.
    scheduler.start()
    #expect(life.witness == nil)
    #expect(observed.witness == nil)
    subscription?.dispose()
  }
}
