import Rx
import Testing

@Suite("Single")
struct SingleTests {
  @Test("a success is an element and the end, a failure an error")
  func grammar() {
    let scheduler = TestScheduler()
    #expect(scheduler.record { Single.just(1).asObservable() } == [.next(200, 1), .completed(200)])
    let second = TestScheduler()
    #expect(second.record { Single<Int>.error(TestError.planned).asObservable() } == [.error(200)])
    let third = TestScheduler()
    #expect(third.record { Single<Int>.never().asObservable() } == [])
    let fourth = TestScheduler()
    #expect(
      fourth.record { Single.just(1, scheduler: fourth).asObservable() } == [.next(201, 1), .completed(202)])
  }

  @Test("subscribe(with:) holds its object weakly, and is silent after its deallocation")
  func subscribeWith() {
    final class Owner {
      var got: [String] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let promise = Promise()
    let failing = Promise()
    let subscribe = { (single: Single<String>, owner: Owner) in
      single.subscribe(
        with: owner, onSuccess: { $0.got.append($1) }, onFailure: { $0.got.append("\($1)") },
        onDisposed: { $0.got.append("disposed") })
    }
    _ = subscribe(promise.single, owner!)
    _ = subscribe(failing.single, owner!)
    promise.send(.next("a"))
    failing.send(.error(TestError.planned))
    #expect(owner?.got == ["a", "disposed", "planned", "disposed"])
    let later = Promise()
    _ = subscribe(later.single, owner!)
    owner = nil
    #expect(weakOwner == nil)
    later.send(.next("b"))
    #expect(!later.isSubscribed)
  }

  @Test("onDisposed comes right after the success; what the source does after its element comes later")
  func order() {
    var got: [String] = []
    let single = Single<Int>.create { observer in
      got.append("work")
      observer(.success(1))
      return Disposables.create { got.append("let go") }
    }
    _ = single.do(
      onSuccess: { _ in got.append("onSuccess") }, afterSuccess: { _ in got.append("afterSuccess") },
      onSubscribe: { got.append("onSubscribe") }, onSubscribed: { got.append("onSubscribed") },
      onDispose: { got.append("onDispose") }
    ).log { got.append($0) }
    #expect(
      got == [
        "onSubscribe", "work", "onSuccess", "success 1", "disposed", "afterSuccess", "let go", "onSubscribed",
        "onDispose",
      ])
  }

  @Test("on dispose the source goes before onDisposed")
  func disposeOrder() {
    var got: [String] = []
    let single = Single<Int>.create { _ in Disposables.create { got.append("source") } }
    single.log { got.append($0) }.dispose()
    #expect(got == ["source", "disposed"])
  }

  @Test("`do` sees a failure, and a throwing closure takes the place of the event")
  func doFails() {
    var got: [String] = []
    _ = Single<Int>.error(TestError.planned).do(
      onError: { got.append("on \($0)") }, afterError: { got.append("after \($0)") }
    ).log { got.append($0) }
    #expect(got == ["on planned", "error planned", "disposed", "after planned"])
    got = []
    _ = Single.just(1).do(onSuccess: { _ in throw TestError.other }).log { got.append($0) }
    _ = Single<Int>.error(TestError.planned).do(onError: { _ in throw TestError.other }).log { got.append($0) }
    #expect(got == ["error other", "disposed", "error other", "disposed"])
  }

  @Test("filter and compactMap give a maybe, empty without the element")
  func filter() {
    var got: [String] = []
    _ = Single.just(1).filter { $0 > 1 }.log { got.append($0) }
    _ = Single.just("1").compactMap { Int($0) }.log { got.append($0) }
    _ = Single.just("a").compactMap { Int($0) }.log { got.append($0) }
    #expect(got == ["completed", "disposed", "success 1", "disposed", "completed", "disposed"])
  }

  @Test("an error that a closure throws is the failure")
  func closuresThrow() {
    var got: [String] = []
    let write = { (line: String) in got.append(line) }
    let single = Single.just(1)
    let fail = { (_: Int) in throw TestError.planned }
    _ = single.map { try fail($0) }.log(write)
    _ = single.filter {
      try fail($0); return true
    }.log(write)
    _ = single.compactMap { try fail($0) }.log(write)
    _ = single.flatMap {
      try fail($0); return single
    }.log(write)
    _ = single.flatMapMaybe {
      try fail($0); return Maybe.just(1)
    }.log(write)
    _ = single.flatMapCompletable {
      try fail($0); return .empty()
    }.log(write)
    _ = Single.zip(single, single) { first, _ in try fail(first) }.log(write)
    _ = Single.zip([single]) { try fail($0[0]) }.log(write)
    _ = Single<Int>.deferred { throw TestError.planned }.log(write)
    _ = Single<Int>.error(TestError.other).catch { _ in throw TestError.planned }.log(write)
    #expect(got == Array(repeating: ["error planned", "disposed"], count: 10).flatMap { $0 })
  }

  @Test("flatMap subscribes the second single when the first has succeeded, and never after a failure")
  func flatMap() {
    let scheduler = TestScheduler()
    let first = scheduler.hot([.next(210, 1), .completed(220)])
    let second = scheduler.cold([.next(10, 2), .completed(30)])
    let lines = scheduler.log { first.asSingle().flatMap { _ in second.asSingle() }.log($0) }
    #expect(lines == ["250 success 2", "250 disposed"])
    #expect(first.subscriptions == [Span(200, 220)])
    #expect(second.subscriptions == [Span(220, 250)])
    var calls = 0
    _ = Single<Int>.error(TestError.planned).flatMap { number -> Single<Int> in
      calls += 1
      return .just(number)
    }.subscribe { _ in }
    #expect(calls == 0)
  }

  @Test("flatMapMaybe and flatMapCompletable end as the inner sequence does")
  func flatMapOthers() {
    var got: [String] = []
    _ = Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }.log { got.append($0) }
    _ = Single.just(1).flatMapMaybe { _ in Maybe<Int>.error(TestError.planned) }.log { got.append($0) }
    _ = Single.just(1).flatMapCompletable { _ in .error(TestError.other) }.log { got.append($0) }
    #expect(got == ["completed", "disposed", "error planned", "disposed", "error other", "disposed"])
  }

  @Test("zip of a collection keeps its order, and of none succeeds at once, for each subscriber")
  func zipCollection() {
    let scheduler = TestScheduler()
    let singles = [30, 10, 20].map { scheduler.cold([.next($0, $0), .completed($0)]).asSingle() }
    #expect(scheduler.log { Single.zip(singles).log($0) } == ["230 success [30, 10, 20]", "230 disposed"])
    var got: [String] = []
    var calls = 0
    let none = Single<Int>.zip([Single<Int>]()) { numbers -> Int in
      calls += 1
      if calls == 3 { throw TestError.planned }
      return numbers.count + calls
    }
    for _ in 1...3 { _ = none.log { got.append($0) } }
    _ = Single.zip([Single<Int>]()).log { got.append($0) }
    #expect(
      got == [
        "success 1", "disposed", "success 2", "disposed", "error planned", "disposed", "success []", "disposed",
      ])
  }

  @Test("catch goes on with another single, catchAndReturn with an element")
  func catchError() {
    var got: [String] = []
    let failing = Single<Int>.error(TestError.planned)
    _ = failing.catch { _ in .just(2) }.log { got.append($0) }
    _ = failing.catchAndReturn(3).log { got.append($0) }
    _ = Single.just(1).catchAndReturn(3).log { got.append($0) }
    #expect(got == ["success 2", "disposed", "success 3", "disposed", "success 1", "disposed"])
  }

  @Test("asMaybe keeps the element, asCompletable only the end")
  func conversions() {
    var got: [String] = []
    _ = Single.just(1).asMaybe().log { got.append($0) }
    _ = Single.just(1).asCompletable().log { got.append($0) }
    _ = Single<Int>.error(TestError.planned).asCompletable().log { got.append($0) }
    #expect(got == ["success 1", "disposed", "completed", "disposed", "error planned", "disposed"])
  }
}
