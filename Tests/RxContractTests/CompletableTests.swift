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
  @Test("the second sequence is subscribed when the work is done, which is disposed")
  func order() {
    let scheduler = TestScheduler()
    let work = scheduler.hot([Recorded<Never>.completed(210)])
    let second = scheduler.cold([.next(10, 1), .next(20, 2), .completed(30)])
    let events = scheduler.record { work.asCompletable().andThen(second.asObservable()) }
    #expect(events == [.next(220, 1), .next(230, 2), .completed(240)])
    #expect(work.subscriptions == [Span(200, 210)])
    #expect(second.subscriptions == [Span(210, 240)])
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
