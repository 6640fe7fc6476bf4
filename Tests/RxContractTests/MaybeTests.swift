import Rx
import Testing

@Suite("Maybe")
struct MaybeTests {
  @Test("it is an element and the end, or the end, or an error")
  func grammar() {
    let cases: [(Maybe<Int>, [Recorded<Int>])] = [
      (.just(1), [.next(200, 1), .completed(200)]), (.empty(), [.completed(200)]),
      (.error(TestError.planned), [.error(200)]), (.never(), []),
    ]
    for (maybe, events) in cases {
      #expect(TestScheduler().record { maybe.asObservable() } == events)
    }
    let scheduler = TestScheduler()
    #expect(
      scheduler.record { Maybe.just(1, scheduler: scheduler).asObservable() } == [.next(201, 1), .completed(202)])
  }

  @Test(
    "create sends the first event only, and disposes its resource in the same instant",
    arguments: ["success", "error", "completed"])
  func create(_ first: String) {
    let scheduler = TestScheduler()
    var disposedAt: [Int] = []
    let event: MaybeEvent<Int> =
      first == "success" ? .success(1) : first == "error" ? .error(TestError.planned) : .completed
    let maybe = Maybe<Int>.create { observer in
      scheduler.at(210) { observer(event) }
      scheduler.at(220) { observer(.success(2)) }
      scheduler.at(230) { observer(.completed) }
      scheduler.at(240) { observer(.error(TestError.other)) }
      return Disposables.create { disposedAt.append(scheduler.clock) }
    }
    let expected = ["success": [Recorded.next(210, 1), .completed(210)], "error": [.error(210)]][first]
    #expect(scheduler.record { maybe.asObservable() } == expected ?? [.completed(210)])
    #expect(disposedAt == [210])
  }

  @Test("a closure gets the event")
  func subscribe() {
    var got: [String] = []
    for maybe in [Maybe.just(1), .empty(), .error(TestError.planned)] {
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

  @Test("subscribe(with:) holds its object weakly")
  func subscribeWith() {
    final class Owner {
      var got: [String] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let promises = (1...4).map { _ in Promise() }
    for promise in promises {
      _ = promise.maybe.subscribe(
        with: owner!, onSuccess: { $0.got.append($1) }, onError: { $0.got.append("\($1)") },
        onCompleted: { $0.got.append("|") }, onDisposed: { $0.got.append("disposed") })
    }
    promises[0].send(.next("a"))
    promises[1].send(.error(TestError.planned))
    promises[2].send(.completed)
    #expect(owner?.got == ["a", "disposed", "planned", "disposed", "|", "disposed"])
    owner = nil
    #expect(weakOwner == nil)
    promises[3].send(.next("b"))
    #expect(!promises[3].isSubscribed)
  }

  @Test("`do` sees the element, then the end; onDisposed comes right after the success")
  func doOrder() {
    var got: [String] = []
    let seen = { (maybe: Maybe<Int>) in
      got = []
      _ = maybe.do(
        onNext: { _ in got.append("onNext") }, afterNext: { _ in got.append("afterNext") },
        onError: { _ in got.append("onError") }, afterError: { _ in got.append("afterError") },
        onCompleted: { got.append("onCompleted") }, afterCompleted: { got.append("afterCompleted") },
        onSubscribe: { got.append("onSubscribe") }, onSubscribed: { got.append("onSubscribed") },
        onDispose: { got.append("onDispose") }
      ).log { got.append($0) }
      return got
    }
    #expect(
      seen(.just(1)) == [
        "onSubscribe", "onNext", "success 1", "disposed", "afterNext", "onCompleted", "afterCompleted", "onSubscribed",
        "onDispose",
      ])
    #expect(
      seen(.empty()) == [
        "onSubscribe", "onCompleted", "completed", "disposed", "afterCompleted", "onSubscribed", "onDispose",
      ])
    #expect(
      seen(.error(TestError.planned)) == [
        "onSubscribe", "onError", "error planned", "disposed", "afterError", "onSubscribed", "onDispose",
      ])
  }

  @Test("filter, map, compactMap and flatMap leave an empty one empty")
  func empty() {
    var got: [String] = []
    let write = { (line: String) in got.append(line) }
    let empty = Maybe<Int>.empty()
    _ = empty.filter { _ in true }.log(write)
    _ = empty.map { $0 }.log(write)
    _ = empty.compactMap { $0 }.log(write)
    _ = empty.flatMap { .just($0) }.log(write)
    _ = Maybe.just(1).filter { _ in false }.log(write)
    _ = Maybe.just(1).compactMap { _ in Int?.none }.log(write)
    _ = Maybe.just(1).flatMap { _ in empty }.log(write)
    _ = empty.catchAndReturn(1).log(write)
    #expect(got == Array(repeating: ["completed", "disposed"], count: 8).flatMap { $0 })
  }

  @Test("an error that a closure throws is its error")
  func closuresThrow() {
    var got: [String] = []
    let write = { (line: String) in got.append(line) }
    let maybe = Maybe.just(1)
    let fail = { (_: Int) in throw TestError.planned }
    _ = maybe.map { try fail($0) }.log(write)
    _ = maybe.filter {
      try fail($0); return true
    }.log(write)
    _ = maybe.compactMap { try fail($0) }.log(write)
    _ = maybe.flatMap {
      try fail($0); return maybe
    }.log(write)
    _ = maybe.do(onNext: { try fail($0) }).log(write)
    _ = Maybe<Int>.empty().do(onCompleted: { try fail(1) }).log(write)
    _ = Maybe.zip(maybe, maybe) { first, _ in try fail(first) }.log(write)
    _ = Maybe<Int>.deferred { throw TestError.planned }.log(write)
    #expect(got == Array(repeating: ["error planned", "disposed"], count: 8).flatMap { $0 })
  }

  @Test("catch and catchAndReturn take the place of an error")
  func catchError() {
    var got: [String] = []
    let failing = Maybe<Int>.error(TestError.planned)
    _ = failing.catch { _ in .empty() }.log { got.append($0) }
    _ = failing.catchAndReturn(3).log { got.append($0) }
    #expect(got == ["completed", "disposed", "success 3", "disposed"])
  }

  @Test("zip is empty when one is, as soon as the others have an element")
  func zip() {
    let scheduler = TestScheduler()
    let full = scheduler.hot([.next(210, 1), .completed(220)])
    let empty = scheduler.hot([Recorded<Int>.completed(230)])
    let lines = scheduler.log { Maybe.zip(full.asMaybe(), empty.asMaybe()) { $0 + $1 }.log($0) }
    #expect(lines == ["230 completed", "230 disposed"])
    let other = TestScheduler()
    let late = other.hot([.next(210, 1), .completed(240)])
    let early = other.hot([Recorded<Int>.completed(230)])
    #expect(
      other.log { Maybe.zip(late.asMaybe(), early.asMaybe()) { $0 + $1 }.log($0) } == [
        "240 completed", "240 disposed",
      ])
    let third = TestScheduler()
    let lines3 = third.log { Maybe.zip(Maybe<Int>.empty(), Maybe<Int>.never()) { $0 + $1 }.log($0) }
    #expect(lines3 == ["1000 disposed"])
  }

  @Test("zip takes two to eight, with and without a selector")
  func zipArities() {
    var got: [Int] = []
    let add = { (sum: Int) in got.append(sum) }
    let s = (1...8).map { Maybe.just($0) }
    _ = Maybe.zip(s[0], s[1]) { $0 + $1 }.subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2]) { $0 + $1 + $2 }.subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }.subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4]) { $0 + $1 + $2 + $3 + $4 }.subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }
      .subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }
      .subscribe(onSuccess: add)
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
      [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
    }.subscribe(onSuccess: add)
    #expect(got == [3, 6, 10, 15, 21, 28, 36])
    var texts: [String] = []
    _ = Maybe.zip(s[0], s[1]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2], s[3]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).subscribe(onSuccess: { texts.append("\($0)") })
    _ = Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).subscribe(onSuccess: { texts.append("\($0)") })
    #expect(
      texts == [
        "(1, 2)", "(1, 2, 3)", "(1, 2, 3, 4)", "(1, 2, 3, 4, 5)", "(1, 2, 3, 4, 5, 6)", "(1, 2, 3, 4, 5, 6, 7)",
        "(1, 2, 3, 4, 5, 6, 7, 8)",
      ])
  }
}
