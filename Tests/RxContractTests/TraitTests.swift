import Dispatch
import Rx
import RxMarbles
import Testing

@Suite("Single, Maybe and Completable")
struct TraitTests {
  private let single = Single.just(1)
  private let maybe = Maybe.just(1)
  private let nothing = Maybe<Int>.empty()
  private let done = Completable.empty()
  private let failing = Single<Int>.error(TestError.planned)

  /// The lines that a subscriber writes at once; the disposal, which follows each event, is left out.
  private func events(_ log: (@escaping (String) -> Void) -> any Disposable) -> String {
    lines(log).filter { $0 != "disposed" }.joined(separator: ", ")
  }

  /// The lines that a subscriber writes at once.
  private func lines(_ log: (@escaping (String) -> Void) -> any Disposable) -> [String] {
    var lines: [String] = []
    _ = log { lines.append($0) }
    return lines
  }

  /// A single that fails until the last of so many subscriptions.
  private func singleFailing(until last: Int) -> Single<Int> {
    var attempts = 0
    return .deferred {
      attempts += 1
      return attempts < last ? .error(TestError.planned) : .just(attempts)
    }
  }

  @Test func `an element that is filtered out, becomes nil or is missing leaves an empty maybe`() {
    #expect(events(single.filter { $0 > 1 }.log) == "completed")
    #expect(events(Single.just("1").compactMap { Int($0) }.log) == "success 1")
    #expect(events(Single.just("a").compactMap { Int($0) }.log) == "completed")
    #expect(events(single.flatMapMaybe { _ in Maybe<Int>.empty() }.log) == "completed")
    #expect(events(single.flatMapMaybe { _ in Maybe<Int>.error(TestError.planned) }.log) == "error planned")
    #expect(events(single.flatMapCompletable { _ in .error(TestError.other) }.log) == "error other")
    #expect(events(nothing.filter { _ in true }.log) == "completed")
    #expect(events(nothing.map { $0 }.log) == "completed")
    #expect(events(nothing.compactMap { $0 }.log) == "completed")
    #expect(events(nothing.flatMap { .just($0) }.log) == "completed")
    #expect(events(maybe.filter { _ in false }.log) == "completed")
    #expect(events(maybe.compactMap { _ in Int?.none }.log) == "completed")
    #expect(events(maybe.flatMap { _ in nothing }.log) == "completed")
  }

  @Test func `an error that a closure throws is the failure`() {
    let fail = { (_: Int) throws -> Int in throw TestError.planned }
    #expect(events(single.map(fail).log) == "error planned")
    #expect(events(single.filter { try fail($0) > 0 }.log) == "error planned")
    #expect(events(single.compactMap(fail).log) == "error planned")
    #expect(events(single.flatMap { .just(try fail($0)) }.log) == "error planned")
    #expect(events(single.flatMapMaybe { .just(try fail($0)) }.log) == "error planned")
    #expect(events(single.flatMapCompletable { Single.just(try fail($0)).asCompletable() }.log) == "error planned")
    #expect(events(Single.zip(single, single) { first, _ in try fail(first) }.log) == "error planned")
    #expect(events(Single.zip([single]) { try fail($0[0]) }.log) == "error planned")
    #expect(events(Single<Int>.deferred { throw TestError.planned }.log) == "error planned")
    #expect(events(Single<Int>.error(TestError.other).catch { _ in throw TestError.planned }.log) == "error planned")
  }

  @Test func `catch and catchAndReturn replace an error, ifEmpty a missing element`() {
    #expect(events(failing.catch { _ in .just(2) }.log) == "success 2")
    #expect(events(failing.catchAndReturn(3).log) == "success 3")
    #expect(events(single.catchAndReturn(3).log) == "success 1")
    #expect(events(failing.asMaybe().catch { _ in .empty() }.log) == "completed")
    #expect(events(failing.asMaybe().catchAndReturn(3).log) == "success 3")
    #expect(events(nothing.catchAndReturn(1).log) == "completed")
    var subscriptions = 0
    let other = Maybe.just(2).do(onSubscribe: { subscriptions += 1 })
    #expect(events(nothing.ifEmpty(default: 1).log) == "success 1")
    #expect(events(nothing.ifEmpty(switchTo: other).log) == "success 2")
    #expect(events(nothing.ifEmpty(switchTo: Single.just(3)).log) == "success 3")
    #expect(events(nothing.ifEmpty(switchTo: nothing).log) == "completed")
    #expect(events(nothing.ifEmpty(switchTo: Single.error(TestError.other)).log) == "error other")
    #expect(subscriptions == 1)
    #expect(events(maybe.ifEmpty(default: 2).log) == "success 1")
    #expect(events(maybe.ifEmpty(switchTo: other).log) == "success 1")
    #expect(events(failing.asMaybe().ifEmpty(switchTo: Single.just(3)).log) == "error planned")
    #expect(subscriptions == 1)
  }

  @Test func `asMaybe keeps the element, asCompletable only the end, and asSingle an element that is nil`() {
    #expect(events(single.asMaybe().log) == "success 1")
    #expect(events(single.asCompletable().log) == "completed")
    #expect(events(failing.asCompletable().log) == "error planned")
    #expect(events(Observable<Int?>.just(nil).asSingle().log) == "success nil")
    #expect(events(Observable<Int?>.of(nil, nil).asMaybe().log) == "error \(RxError.moreThanOneElement)")
  }

  @Test("retry counts attempts in all; a notifier that completes after an error completes a maybe and a completable")
  func retry() {
    #expect(events(singleFailing(until: 3).retry(3).log) == "success 3")
    #expect(events(singleFailing(until: 3).retry(2).log) == "error planned")
    #expect(events(singleFailing(until: 3).asMaybe().retry(3).log) == "success 3")
    #expect(events(singleFailing(until: 3).asCompletable().retry(3).log) == "completed")
    struct Other: Error {}
    #expect(
      events(singleFailing(until: 2).retry(when: { (errors: Observable<TestError>) in errors }).log) == "success 2")
    #expect(
      events(singleFailing(until: 2).retry(when: { (errors: Observable<Other>) in errors }).log) == "error planned")
    let none = { (errors: Observable<any Error>) in errors.take(0) }
    #expect(events(failing.asMaybe().retry(when: none).log) == "completed")
    #expect(events(failing.asCompletable().retry(when: none).log) == "completed")
  }

  @Test func `a collection of singles is zipped in its order; an empty one succeeds at once, for each subscriber`() {
    let scheduler = TestScheduler()
    let singles = [30, 10, 20].map { scheduler.cold([.next($0, $0), .completed($0)]).asSingle() }
    #expect(scheduler.log { Single.zip(singles).log($0) } == ["230 success [30, 10, 20]", "230 disposed"])
    var calls = 0
    let none = Single<Int>.zip([Single<Int>]()) { numbers -> Int in
      calls += 1
      if calls == 3 { throw TestError.planned }
      return numbers.count + calls
    }
    #expect((1...3).map { _ in events(none.log) } == ["success 1", "success 2", "error planned"])
    #expect(events(Single.zip([Single<Int>]()).log) == "success []")
  }

  @Test func `completables are joined and zipped from arrays, lists, sequences and other collections`() {
    let names = Names()
    let work = { (name: String) in Completable.empty().do(onSubscribe: { names.all.append(name) }) }
    #expect(events(Completable.concat([work("a"), work("b")]).log) == "completed")
    #expect(events(Completable.concat(work("c"), work("d")).log) == "completed")
    #expect(events(work("e").concat(work("f")).log) == "completed")
    #expect(events(Completable.concat([]).log) == "completed")
    #expect(names.all == ["a", "b", "c", "d", "e", "f"])
    #expect(events(Completable.zip([done, done]).log) == "completed")
    #expect(events(Completable.zip(done, done).log) == "completed")
    #expect(events(Completable.zip(repeatElement(done, count: 2)).log) == "completed")
    #expect(events(Completable.zip([]).log) == "completed")
  }

  private final class Names {
    var all: [String] = []
  }

  @Test func `Completable.concat requests the next completable when the one before is done`() {
    var asked = 0
    let promise = Promise()
    let endless = AnySequence {
      AnyIterator {
        asked += 1
        return promise.completable
      }
    }
    let subscription = Completable.concat(endless).subscribe()
    #expect(asked == 1)
    promise.send(.completed)
    #expect(asked == 2)
    subscription.dispose()
    #expect(!promise.isSubscribed)
  }

  @Test func `andThen takes each of the traits`() {
    #expect(events(done.andThen(single).log) == "success 1")
    #expect(events(done.andThen(maybe).log) == "success 1")
    #expect(events(done.andThen(nothing).log) == "completed")
    #expect(events(done.andThen(done).log) == "completed")
    #expect(events(done.andThen(failing).log) == "error planned")
    #expect(TestScheduler().record { Completable.never().andThen(Observable.just(1)) } == [])
  }

  @Test func `andThen frees the work as soon as it is done`() {
    final class Witness {}
    weak var weakWitness: Witness?
    let subject = PublishSubject<Never>()
    var subscription: (any Disposable)?
    do {
      let witness = Witness()
      weakWitness = witness
      let work = subject.asCompletable().do(onCompleted: { withExtendedLifetime(witness) {} })
      subscription = work.andThen(Observable<Int>.never()).subscribe()
    }
    #expect(weakWitness != nil)
    subject.onCompleted()
    #expect(weakWitness == nil)
    subscription?.dispose()
  }

  @Test func `subscribe(with:) holds its object weakly, and calls nothing after its deallocation`() {
    final class Owner {
      var got: [String] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let promises = (1...3).map { _ in Promise() }
    for promise in promises {
      guard let owner else { return }
      _ = promise.single.subscribe(
        with: owner, onSuccess: { $0.got.append($1) }, onFailure: { $0.got.append("\($1)") },
        onDisposed: { $0.got.append(".") })
      _ = promise.maybe.subscribe(
        with: owner, onSuccess: { $0.got.append($1) }, onError: { $0.got.append("\($1)") },
        onCompleted: { $0.got.append("|") }, onDisposed: { $0.got.append(".") })
      _ = promise.completable.subscribe(
        with: owner, onCompleted: { $0.got.append("|") }, onError: { $0.got.append("\($1)") },
        onDisposed: { $0.got.append(".") })
    }
    promises[0].send(.next("a"))
    promises[1].send(.error(TestError.planned))
    #expect(owner?.got == ["a", ".", "a", ".", "planned", ".", "planned", ".", "planned", "."])
    owner?.got = []
    promises[0].send(.completed)
    #expect(owner?.got == ["|", "."])
    owner = nil
    #expect(weakOwner == nil)
    for event in [Event.next("b"), .completed] { promises[2].send(event) }
    #expect(!promises[2].isSubscribed)
  }

  @Test func `a closure receives the event of a maybe`() {
    var got: [String] = []
    for maybe in [maybe, nothing, failing.asMaybe()] {
      _ = maybe.subscribe { event in
        switch event {
        case .success(let element): got.append("success \(element)")
        case .error(let error): got.append("error \(error)")
        case .completed: got.append("completed")
        }
      }
    }
    #expect(got == ["success 1", "completed", "error planned"])
  }

  @Test("`do` surrounds each event, and onDisposed comes right after it")
  func doOrder() {
    let subscription = ["onSubscribe"]
    let end = ["onSubscribed", "onDispose"]
    func maybe(_ maybe: Maybe<Int>) -> [String] {
      lines { write in
        maybe.do(
          onNext: { _ in write("onNext") }, afterNext: { _ in write("afterNext") }, onError: { _ in write("onError") },
          afterError: { _ in write("afterError") }, onCompleted: { write("onCompleted") },
          afterCompleted: { write("afterCompleted") }, onSubscribe: { write("onSubscribe") },
          onSubscribed: { write("onSubscribed") }, onDispose: { write("onDispose") }
        ).log(write)
      }
    }
    func completable(_ completable: Completable) -> [String] {
      lines { write in
        completable.do(
          onError: { _ in write("onError") }, afterError: { _ in write("afterError") },
          onCompleted: { write("onCompleted") }, afterCompleted: { write("afterCompleted") },
          onSubscribe: { write("onSubscribe") }, onSubscribed: { write("onSubscribed") },
          onDispose: { write("onDispose") }
        ).log(write)
      }
    }
    let success = ["onNext", "success 1", "disposed", "afterNext", "onCompleted", "afterCompleted"]
    let completion = ["onCompleted", "completed", "disposed", "afterCompleted"]
    let failure = ["onError", "error planned", "disposed", "afterError"]
    #expect(maybe(.just(1)) == subscription + success + end)
    #expect(maybe(.empty()) == subscription + completion + end)
    #expect(maybe(.error(TestError.planned)) == subscription + failure + end)
    #expect(completable(.empty()) == subscription + completion + end)
    #expect(completable(.error(TestError.planned)) == subscription + failure + end)
  }

  @Test func `after a success come onDisposed and afterSuccess, then the disposal of the source`() {
    let got = lines { write in
      let single = Single<Int>.create { observer in
        write("work")
        observer(.success(1))
        return Disposables.create { write("source") }
      }
      return single.do(
        onSuccess: { _ in write("onSuccess") }, afterSuccess: { _ in write("afterSuccess") },
        onSubscribe: { write("onSubscribe") }, onSubscribed: { write("onSubscribed") },
        onDispose: { write("onDispose") }
      ).log(write)
    }
    #expect(
      got == [
        "onSubscribe", "work", "onSuccess", "success 1", "disposed", "afterSuccess", "source", "onSubscribed",
        "onDispose",
      ])
  }

  @Test func `on dispose the source is disposed before onDisposed is called`() {
    let got = lines { write in
      Single<Int>.create { _ in Disposables.create { write("source") } }.log(write).dispose()
      return Disposables.create()
    }
    #expect(got == ["source", "disposed"])
  }

  @Test("a `do` closure of a single sees the failure; an error that it throws replaces the event")
  func doFails() {
    let got = lines { write in
      failing.do(onError: { write("on \($0)") }, afterError: { write("after \($0)") }).log(write)
    }
    #expect(got == ["on planned", "error planned", "disposed", "after planned"])
    #expect(events(single.do(onSuccess: { _ in throw TestError.other }).log) == "error other")
    #expect(events(failing.do(onError: { _ in throw TestError.other }).log) == "error other")
    #expect(events(done.do(onCompleted: { throw TestError.other }).log) == "error other")
  }

  @Test func `operators of time shift a trait's event, and subscribe and dispose on the scheduler`() {
    func log(_ log: @escaping (TestScheduler, @escaping (String) -> Void) -> any Disposable) -> [String] {
      let scheduler = TestScheduler()
      return scheduler.log { log(scheduler, $0) }.filter { !$0.hasSuffix("disposed") }
    }
    let delay = RxTimeInterval.seconds(20)
    #expect(log { Single.just(1, scheduler: $0).log($1) } == ["201 success 1"])
    #expect(log { Maybe.just(1, scheduler: $0).log($1) } == ["201 success 1"])
    #expect(log { Single<Int>.error(TestError.planned).delay(delay, scheduler: $0).log($1) } == ["200 error planned"])
    #expect(log { Maybe<Int>.empty().delay(delay, scheduler: $0).log($1) } == ["220 completed"])
    #expect(log { Completable.empty().delay(delay, scheduler: $0).log($1) } == ["220 completed"])
    #expect(log { Single<Int>.timer(delay, scheduler: $0).log($1) } == ["220 success 0"])
    #expect(log { Maybe<Int>.timer(delay, scheduler: $0).log($1) } == ["220 success 0"])
    #expect(log { Single.just(1).observe(on: $0).log($1) } == ["201 success 1"])
    // The end that follows a delayed element comes later, and disposes the source only then.
    #expect(
      log { scheduler, write in
        Single.just(1).delay(delay, scheduler: scheduler).do(onDispose: { write("source") }).log(write)
      } == ["220 success 1", "221 source"])
  }

  @Test func `delaySubscription, subscribe(on:) and timeout(other:) subscribe when it is time`() {
    let operators: [(Span, (Single<Int>, TestScheduler) -> Single<Int>)] = [
      (Span(230, 240), { $0.delaySubscription(.seconds(30), scheduler: $1) }),
      (Span(201, 211), { $0.subscribe(on: $1) }),
      (Span(230, 240), { Single<Int>.never().timeout(.seconds(30), other: $0, scheduler: $1) }),
    ]
    for (span, apply) in operators {
      let scheduler = TestScheduler()
      let source = scheduler.cold([.next(10, 1), .completed(10)])
      let lines = scheduler.log { apply(source.asSingle(), scheduler).log($0) }
      #expect(lines == ["\(span.start + 10) success 1", "\(span.start + 10) disposed"])
      #expect(source.subscriptions == [span])
    }
    let scheduler = TestScheduler()
    let endless = scheduler.cold([Recorded<Never>]())
    let lines = scheduler.log(disposed: 205) { endless.asCompletable().subscribe(on: scheduler).log($0) }
    #expect(lines == ["205 disposed"])
    #expect(endless.subscriptions == [Span(201, 206)])
  }

  @Test func `using makes a resource for each subscriber, and disposes it after the sequence`() {
    func log(_ single: Single<Int>, disposes: Bool = false) -> [String] {
      lines { write in
        let using = Single.using(
          { SerialDisposable(containing: Disposables.create { write("resource") }) },
          primitiveSequenceFactory: { _ in single.do(onDispose: { write("source") }) })
        let subscription = using.log(write)
        if disposes { subscription.dispose() }
        return subscription
      }
    }
    #expect(log(.just(1)) == ["success 1", "disposed", "source", "resource"])
    #expect(log(.never(), disposes: true) == ["source", "resource", "disposed"])
    #expect(log(failing) == ["error planned", "disposed", "source", "resource"])
  }

  @Test func `an error of a factory of using is the failure, and the resource is disposed`() {
    let resource = BooleanDisposable()
    let noSequence = Maybe<Int>.using({ resource }, primitiveSequenceFactory: { _ in throw TestError.planned })
    #expect(events(noSequence.log) == "error planned")
    #expect(resource.isDisposed)
    let noResource = Completable.using(
      { () throws -> BooleanDisposable in throw TestError.other }, primitiveSequenceFactory: { _ in .empty() })
    #expect(events(noResource.log) == "error other")
  }

  @Test func `debug leaves the events as they are`() {
    #expect(events(single.debug("one").log) == "success 1")
    #expect(events(done.debug(trimOutput: true).log) == "completed")
  }
}

extension SerialDisposable {
  fileprivate convenience init(containing disposable: any Disposable) {
    self.init()
    self.disposable = disposable
  }
}

@Suite("Unhandled errors", .serialized)
struct UnhandledErrorTests {
  private struct Unhandled: Error {
    let number: Int
  }

  @Test func `a failure without a handler goes to Hooks.defaultErrorHandler, and onDisposed is called`() {
    let before = Hooks.defaultErrorHandler
    var got: [String] = []
    Hooks.defaultErrorHandler = { callStack, error in
      guard let error = error as? Unhandled else { return before(callStack, error) }
      got.append("\(error.number)")
    }
    defer { Hooks.defaultErrorHandler = before }
    _ = Observable<Int>.error(Unhandled(number: 1)).subscribe(onDisposed: { got.append("disposed") })
    _ = Single<Int>.error(Unhandled(number: 2)).subscribe(onDisposed: { got.append("disposed") })
    _ = Maybe<Int>.error(Unhandled(number: 3)).subscribe(onDisposed: { got.append("disposed") })
    _ = Completable.error(Unhandled(number: 4)).subscribe(onDisposed: { got.append("disposed") })
    #expect(got == ["1", "disposed", "2", "disposed", "3", "disposed", "4", "disposed"])
  }
}
