import Rx
import Testing

@Suite("Completable")
struct CompletableTests {
  @Test("it is the end or an error")
  func grammar() {
    let cases: [(Completable, [Recorded<Never>])] = [
      (.empty(), [.completed(200)]), (.error(TestError.planned), [.error(200)]), (.never(), []),
    ]
    for (completable, events) in cases {
      #expect(TestScheduler().record { completable.asObservable() }.map { "\($0)" } == events.map { "\($0)" })
    }
  }

  @Test("create sends the first event only, and disposes its resource in the same instant", arguments: [true, false])
  func create(_ fails: Bool) {
    let scheduler = TestScheduler()
    var disposedAt: [Int] = []
    let completable = Completable.create { observer in
      scheduler.at(210) { observer(fails ? .error(TestError.planned) : .completed) }
      scheduler.at(220) { observer(.error(TestError.other)) }
      scheduler.at(230) { observer(.completed) }
      return Disposables.create { disposedAt.append(scheduler.clock) }
    }
    let lines = scheduler.log { completable.log($0) }
    #expect(lines == [fails ? "210 error planned" : "210 completed", "210 disposed"])
    #expect(disposedAt == [210])
  }

  @Test("a closure gets the event")
  func subscribe() {
    var got: [String] = []
    for completable in [Completable.empty(), .error(TestError.planned)] {
      _ = completable.subscribe { event in
        switch event {
        case .error(let error): got.append("error \(error)")
        case .completed: got.append("completed")
        }
      }
    }
    #expect(got == ["completed", "error planned"])
  }

  @Test("subscribe(with:) holds its object weakly")
  func subscribeWith() {
    final class Owner {
      var got: [String] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let promises = (1...3).map { _ in Promise() }
    for promise in promises {
      _ = promise.completable.subscribe(
        with: owner!, onCompleted: { $0.got.append("|") }, onError: { $0.got.append("\($1)") },
        onDisposed: { $0.got.append("disposed") })
    }
    promises[0].send(.completed)
    promises[1].send(.error(TestError.planned))
    #expect(owner?.got == ["|", "disposed", "planned", "disposed"])
    owner = nil
    #expect(weakOwner == nil)
    promises[2].send(.completed)
    #expect(!promises[2].isSubscribed)
  }

  @Test("`do` surrounds the end and the error, and a throwing closure turns the end into an error")
  func doOrder() {
    var got: [String] = []
    let seen = { (completable: Completable) in
      got = []
      _ = completable.do(
        onError: { _ in got.append("onError") }, afterError: { _ in got.append("afterError") },
        onCompleted: { got.append("onCompleted") }, afterCompleted: { got.append("afterCompleted") },
        onSubscribe: { got.append("onSubscribe") }, onSubscribed: { got.append("onSubscribed") },
        onDispose: { got.append("onDispose") }
      ).log { got.append($0) }
      return got
    }
    #expect(
      seen(.empty()) == [
        "onSubscribe", "onCompleted", "completed", "disposed", "afterCompleted", "onSubscribed", "onDispose",
      ])
    #expect(
      seen(.error(TestError.planned)) == [
        "onSubscribe", "onError", "error planned", "disposed", "afterError", "onSubscribed", "onDispose",
      ])
    got = []
    _ = Completable.empty().do(onCompleted: { throw TestError.other }).log { got.append($0) }
    #expect(got == ["error other", "disposed"])
  }

  @Test("concat does one work after another, and none after an error")
  func concat() {
    let scheduler = TestScheduler()
    let first = scheduler.cold([Recorded<Never>.completed(10)])
    let second = scheduler.cold([Recorded<Never>.completed(20)])
    let third = scheduler.cold([Recorded<Never>.error(5)])
    let fourth = scheduler.cold([Recorded<Never>.completed(5)])
    let works = [first, second, third, fourth].map { $0.asCompletable() }
    #expect(scheduler.log { Completable.concat(works).log($0) } == ["235 error planned", "235 disposed"])
    #expect(first.subscriptions == [Span(200, 210)])
    #expect(second.subscriptions == [Span(210, 230)])
    #expect(third.subscriptions == [Span(230, 235)])
    #expect(fourth.subscriptions == [])
  }

  @Test("concat takes collections, sequences, lists and one other, and asks for the next only when it is time")
  func concatForms() {
    var got: [String] = []
    let work = { (name: String) in Completable.empty().do(onSubscribe: { got.append(name) }) }
    _ = Completable.concat([work("a"), work("b")]).log { got.append($0) }
    _ = Completable.concat(work("c"), work("d")).log { got.append($0) }
    _ = work("e").concat(work("f")).log { got.append($0) }
    _ = Completable.concat([]).log { got.append($0) }
    #expect(
      got == [
        "a", "b", "completed", "disposed", "c", "d", "completed", "disposed", "e", "f", "completed", "disposed",
        "completed", "disposed",
      ])
    got = []
    var asked = 0
    let promise = Promise()
    let endless = AnySequence {
      AnyIterator {
        asked += 1
        return promise.completable
      }
    }
    let subscription = Completable.concat(endless).log { got.append($0) }
    #expect(asked == 1)
    promise.send(.completed)
    #expect(asked == 2)
    subscription.dispose()
    #expect(got == ["disposed"])
    #expect(!promise.isSubscribed)
  }

  @Test("a hundred thousand completables are joined without deepening the stack")
  func concatDeep() {
    var got: [String] = []
    _ = Completable.concat(repeatElement(Completable.empty(), count: 100_000)).log { got.append($0) }
    #expect(got == ["completed", "disposed"])
  }

  @Test("zip does all at once, completes with the last, and fails with the first error")
  func zip() {
    let scheduler = TestScheduler()
    let works = [30, 10, 20].map { scheduler.cold([Recorded<Never>.completed($0)]) }
    let lines = scheduler.log { Completable.zip(works.map { $0.asCompletable() }).log($0) }
    #expect(lines == ["230 completed", "230 disposed"])
    #expect(works.map(\.subscriptions) == [[Span(200, 230)], [Span(200, 210)], [Span(200, 220)]])
    let other = TestScheduler()
    let good = other.cold([Recorded<Never>.completed(30)])
    let bad = other.cold([Recorded<Never>.error(20)])
    #expect(
      other.log { Completable.zip(good.asCompletable(), bad.asCompletable()).log($0) } == [
        "220 error planned", "220 disposed",
      ])
    #expect(good.subscriptions == [Span(200, 220)])
  }

  @Test("zip takes arrays, lists and other collections; without any work it is done")
  func zipForms() {
    var got: [String] = []
    _ = Completable.zip([.empty(), .empty()]).log { got.append($0) }
    _ = Completable.zip(.empty(), .empty()).log { got.append($0) }
    _ = Completable.zip(repeatElement(Completable.empty(), count: 2)).log { got.append($0) }
    _ = Completable.zip([]).log { got.append($0) }
    #expect(got == Array(repeating: ["completed", "disposed"], count: 4).flatMap { $0 })
  }
}

@Suite("Completable: andThen")
struct AndThenTests {
  @Test("the second sequence is subscribed when the work is done, which is let go")
  func order() {
    let scheduler = TestScheduler()
    let work = scheduler.hot([Recorded<Never>.completed(210)])
    let second = scheduler.cold([.next(10, 1), .next(20, 2), .completed(30)])
    let events = scheduler.record { work.asCompletable().andThen(second.asObservable()) }
    #expect(events == [.next(220, 1), .next(230, 2), .completed(240)])
    #expect(work.subscriptions == [Span(200, 210)])
    #expect(second.subscriptions == [Span(210, 240)])
  }

  @Test("after an error the second sequence is never subscribed")
  func fails() {
    let scheduler = TestScheduler()
    let work = scheduler.hot([Recorded<Never>.error(210), .completed(220)])
    let second = scheduler.cold([.next(10, 1), .completed(30)])
    #expect(scheduler.record { work.asCompletable().andThen(second.asObservable()) } == [.error(210)])
    #expect(work.subscriptions == [Span(200, 210)])
    #expect(second.subscriptions == [])
  }

  @Test("an error of the second sequence is forwarded")
  func secondFails() {
    let scheduler = TestScheduler()
    let work = scheduler.hot([Recorded<Never>.completed(210)])
    let second = scheduler.cold([.next(10, 1), .error(20)])
    let events = scheduler.record { work.asCompletable().andThen(second.asObservable()) }
    #expect(events == [.next(220, 1), .error(230)])
  }

  @Test("a disposal ends what is under way", arguments: [205, 215])
  func disposed(_ instant: Int) {
    let scheduler = TestScheduler()
    let work = scheduler.hot([Recorded<Never>.completed(210)])
    let second = scheduler.cold([.next(10, 1), .completed(30)])
    let events = scheduler.record(disposed: instant) { work.asCompletable().andThen(second.asObservable()) }
    #expect(events == [])
    #expect(work.subscriptions == [Span(200, min(instant, 210))])
    #expect(second.subscriptions == (instant < 210 ? [] : [Span(210, 215)]))
  }

  @Test("it takes each of the traits")
  func forms() {
    var got: [String] = []
    let done = Completable.empty()
    _ = done.andThen(Single.just(1)).log { got.append($0) }
    _ = done.andThen(Maybe.just(2)).log { got.append($0) }
    _ = done.andThen(Maybe<Int>.empty()).log { got.append($0) }
    _ = done.andThen(done).log { got.append($0) }
    _ = done.andThen(Single<Int>.error(TestError.planned)).log { got.append($0) }
    #expect(
      got == [
        "success 1", "disposed", "success 2", "disposed", "completed", "disposed", "completed", "disposed",
        "error planned", "disposed",
      ])
    #expect(TestScheduler().record { Completable.never().andThen(Observable.just(1)) } == [])
  }

  @Test("what the work holds is freed as soon as it is done")
  func frees() {
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
}
