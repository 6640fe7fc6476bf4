import Dispatch
import Rx
import RxMarbles
import Testing

/// An operator of a trait under test: one that sends the same event at once.
struct TraitOperator: Sendable, CustomTestStringConvertible {
  typealias Subscribe = @Sendable (Promise, TestScheduler, @escaping (String) -> Void) -> any Disposable

  let testDescription: String
  let subscribe: Subscribe

  static func single(
    _ name: String, _ apply: @escaping @Sendable (Single<String>, TestScheduler) -> Single<String>
  ) -> TraitOperator {
    TraitOperator(testDescription: "Single: " + name) { apply($0.single, $1).log($2) }
  }

  static func maybe(
    _ name: String, _ apply: @escaping @Sendable (Maybe<String>, TestScheduler) -> Maybe<String>
  ) -> TraitOperator {
    TraitOperator(testDescription: "Maybe: " + name) { apply($0.maybe, $1).log($2) }
  }

  static func completable(
    _ name: String, _ apply: @escaping @Sendable (Completable, TestScheduler) -> Completable
  ) -> TraitOperator {
    TraitOperator(testDescription: "Completable: " + name) { apply($0.completable, $1).log($2) }
  }

  static let singles: [TraitOperator] = [
    single("itself") { single, _ in single },
    single("map") { single, _ in single.map { $0 } },
    single("do") { single, _ in single.do(onSuccess: { _ in }) },
    single("filter") { single, _ in single.filter { _ in true }.asObservable().asSingle() },
    single("compactMap") { single, _ in single.compactMap { $0 }.asObservable().asSingle() },
    single("flatMap") { single, _ in single.flatMap { .just($0) } },
    single("flatMapMaybe") { single, _ in single.flatMapMaybe { .just($0) }.asObservable().asSingle() },
    single("asCompletable and andThen in flatMap") { single, _ in
      single.flatMap { element in Single.just(element).asCompletable().andThen(Single.just(element)) }
    },
    single("zip") { single, _ in .zip(single, Single.just(1)) { element, _ in element } },
    single("zip of a collection") { single, _ in .zip([single]) { $0[0] } },
    single("catch and rethrow") { single, _ in single.catch { .error($0) } },
    single("deferred") { single, _ in .deferred { single } },
    single("andThen") { single, _ in Completable.empty().andThen(single) },
    single("observe(on: current thread)") { single, _ in single.observe(on: CurrentThreadScheduler.instance) },
    single("subscribe(on: current thread)") { single, _ in single.subscribe(on: CurrentThreadScheduler.instance) },
    single("asObservable and back") { single, _ in single.asObservable().asSingle() },
    single("ifEmpty") { single, _ in single.asMaybe().ifEmpty(switchTo: Single.never()) },
    single("retry") { single, _ in single.retry(1) },
    single("retry(when:)") { single, _ in single.retry(when: rethrow) },
    single("using") { single, _ in .using(BooleanDisposable.init, primitiveSequenceFactory: { _ in single }) },
    single("timeout") { single, scheduler in single.timeout(.seconds(10), scheduler: scheduler) },
    single("first") { single, _ in single.asObservable().first().map { $0 ?? "" } },
    single("toArray") { single, _ in single.asObservable().toArray().map { $0[0] } },
  ]

  static let maybes: [TraitOperator] = [
    maybe("itself") { maybe, _ in maybe },
    maybe("map") { maybe, _ in maybe.map { $0 } },
    maybe("do") { maybe, _ in maybe.do(onNext: { _ in }) },
    maybe("filter") { maybe, _ in maybe.filter { _ in true } },
    maybe("compactMap") { maybe, _ in maybe.compactMap { $0 } },
    maybe("flatMap") { maybe, _ in maybe.flatMap { .just($0) } },
    maybe("zip") { maybe, _ in .zip(maybe, Maybe.just(1)) { element, _ in element } },
    maybe("catch and rethrow") { maybe, _ in maybe.catch { .error($0) } },
    maybe("deferred") { maybe, _ in .deferred { maybe } },
    maybe("andThen") { maybe, _ in Completable.empty().andThen(maybe) },
    maybe("observe(on: current thread)") { maybe, _ in maybe.observe(on: CurrentThreadScheduler.instance) },
    maybe("subscribe(on: current thread)") { maybe, _ in maybe.subscribe(on: CurrentThreadScheduler.instance) },
    maybe("ifEmpty") { maybe, _ in maybe.ifEmpty(switchTo: Maybe.empty()) },
    maybe("retry") { maybe, _ in maybe.retry(1) },
    maybe("retry(when:)") { maybe, _ in maybe.retry(when: rethrow) },
    maybe("using") { maybe, _ in .using(BooleanDisposable.init, primitiveSequenceFactory: { _ in maybe }) },
    maybe("timeout") { maybe, scheduler in maybe.timeout(.seconds(10), other: .never(), scheduler: scheduler) },
    maybe("asObservable and back") { maybe, _ in maybe.asObservable().asMaybe() },
  ]

  static let completables: [TraitOperator] = [
    completable("itself") { completable, _ in completable },
    completable("do") { completable, _ in completable.do(onCompleted: {}) },
    completable("concat") { completable, _ in completable.concat(.empty()) },
    completable("concat, second") { completable, _ in .concat(.empty(), completable) },
    completable("zip") { completable, _ in .zip(.empty(), completable) },
    completable("zip of a collection") { completable, _ in .zip(CollectionOfOne(completable)) },
    completable("andThen") { completable, _ in completable.andThen(.empty()) },
    completable("andThen, second") { completable, _ in Completable.empty().andThen(completable) },
    completable("catch and rethrow") { completable, _ in completable.catch { .error($0) } },
    completable("deferred") { completable, _ in .deferred { completable } },
    completable("flatMapCompletable") { completable, _ in Single.just(1).flatMapCompletable { _ in completable } },
    completable("observe(on: current thread)") { completable, _ in
      completable.observe(on: CurrentThreadScheduler.instance)
    },
    completable("subscribe(on: current thread)") { completable, _ in
      completable.subscribe(on: CurrentThreadScheduler.instance)
    },
    completable("retry") { completable, _ in completable.retry(1) },
    completable("retry(when:)") { completable, _ in completable.retry(when: rethrow) },
    completable("using") { completable, _ in
      .using(BooleanDisposable.init, primitiveSequenceFactory: { _ in completable })
    },
    completable("timeout") { completable, scheduler in completable.timeout(.seconds(10), scheduler: scheduler) },
    completable("asObservable and back") { completable, _ in completable.asObservable().asCompletable() },
  ]

  static let all = singles + maybes + completables
}

/// A notifier for `retry(when:)` that lets each error pass.
private func rethrow(_ errors: Observable<any Error>) -> Observable<Void> {
  errors.flatMap { Observable.error($0) }
}

@Suite("Every operator of a trait")
struct TraitBatteryTests {
  private func log(_ tested: TraitOperator, _ events: Event<String>...) -> (lines: [String], promise: Promise) {
    let promise = Promise()
    var lines: [String] = []
    let subscription = tested.subscribe(promise, TestScheduler()) { lines.append($0) }
    for event in events { promise.send(event) }
    #expect(promise.subscriptionCount == 1)
    #expect(promise.disposalCount == 1)
    subscription.dispose()
    return (lines, promise)
  }

  @Test(
    arguments: TraitOperator.singles + TraitOperator.maybes)
  func `forwards the first event only, then is disposed, once`(_ tested: TraitOperator) {
    #expect(log(tested, .next("a"), .next("b"), .error(TestError.planned)).lines == ["success a", "disposed"])
  }

  @Test(arguments: TraitOperator.all)
  func `forwards an error, then is disposed, once`(_ tested: TraitOperator) {
    let lines = log(tested, .error(TestError.planned), .error(TestError.other), .next("b"), .completed).lines
    #expect(lines == ["error planned", "disposed"])
  }

  @Test(arguments: TraitOperator.maybes + TraitOperator.completables)
  func `forwards the end, then is disposed, once`(_ tested: TraitOperator) {
    #expect(log(tested, .completed, .error(TestError.planned), .completed).lines == ["completed", "disposed"])
  }

  @Test(arguments: TraitOperator.all)
  func `calls onDisposed once, and is silent after it`(_ tested: TraitOperator) {
    let promise = Promise()
    var lines: [String] = []
    let subscription = tested.subscribe(promise, TestScheduler()) { lines.append($0) }
    subscription.dispose()
    subscription.dispose()
    for event in [Event.next("a"), .completed, .error(TestError.planned)] { promise.send(event) }
    #expect(lines == ["disposed"])
    #expect(promise.disposalCount == 1)
  }

  @Test(arguments: TraitOperator.all)
  func `can be disposed from inside its event`(_ tested: TraitOperator) {
    let promise = Promise()
    var lines: [String] = []
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      tested.subscribe(promise, TestScheduler()) {
        lines.append($0)
        subscription.dispose()
      })
    promise.send(.error(TestError.planned))
    #expect(lines == ["error planned", "disposed"])
    #expect(promise.disposalCount == 1)
  }

  @Test(arguments: TraitOperator.all)
  func `lets its source send again from inside the event, and drops that`(_ tested: TraitOperator) {
    let promise = Promise()
    var lines: [String] = []
    let subscription = tested.subscribe(promise, TestScheduler()) {
      lines.append($0)
      if lines.count < 10 { promise.send(.next("b")) }
      if lines.count < 10 { promise.send(.completed) }
    }
    promise.send(.next("a"))
    promise.send(.completed)
    #expect(lines == (lines.first == "completed" ? ["completed", "disposed"] : ["success a", "disposed"]))
    subscription.dispose()
  }

  @Test(arguments: TraitOperator.all)
  func `frees its closures at the end and on dispose, while the disposable is kept`(_ tested: TraitOperator) {
    final class Witness {}
    for event in [Event.next("a"), .completed, .error(TestError.planned), nil] {
      weak var weakWitness: Witness?
      var subscription: (any Disposable)?
      do {
        let promise = Promise()
        let witness = Witness()
        weakWitness = witness
        let scheduler = TestScheduler()
        subscription = tested.subscribe(promise, scheduler) { _ in withExtendedLifetime(witness) {} }
        if let event { promise.send(event) }
        if promise.isSubscribed { subscription?.dispose() }
        promise.forget()
        // RxSwift keeps what waits on a scheduler until its time has come.
        scheduler.start()
      }
      #expect(weakWitness == nil)
      withExtendedLifetime(subscription) {}
    }
  }
}
