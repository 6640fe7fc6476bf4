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

  @Test("catch and catchAndReturn take the place of an error")
  func catchError() {
    var got: [String] = []
    let failing = Maybe<Int>.error(TestError.planned)
    _ = failing.catch { _ in .empty() }.log { got.append($0) }
    _ = failing.catchAndReturn(3).log { got.append($0) }
    #expect(got == ["completed", "disposed", "success 3", "disposed"])
  }
}
