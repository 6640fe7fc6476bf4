import Dispatch
import Rx
import Testing

@Suite("Traits and time")
struct TraitTimeTests {
  @Test("delay shifts a success and an end, not an error")
  func delay() {
    let single = TestScheduler()
    #expect(
      single.log { Single.just(1).delay(.seconds(20), scheduler: single).log($0) } == ["220 success 1", "220 disposed"])
    let failing = TestScheduler()
    #expect(
      failing.log { Single<Int>.error(TestError.planned).delay(.seconds(20), scheduler: failing).log($0) } == [
        "200 error planned", "200 disposed",
      ])
    let maybe = TestScheduler()
    #expect(
      maybe.log { Maybe<Int>.empty().delay(.seconds(20), scheduler: maybe).log($0) } == [
        "220 completed", "220 disposed",
      ])
    let completable = TestScheduler()
    #expect(
      completable.log { Completable.empty().delay(.seconds(20), scheduler: completable).log($0) } == [
        "220 completed", "220 disposed",
      ])
  }

  @Test("the end that follows a delayed element comes later, and disposes the source only then")
  func delayedEnd() {
    let scheduler = TestScheduler()
    let lines = scheduler.log { write in
      Single.just(1).delay(.seconds(2), scheduler: scheduler).do(onDispose: { write("source let go") }).log(write)
    }
    #expect(lines == ["202 success 1", "202 disposed", "203 source let go"])
  }

  @Test("delaySubscription subscribes later")
  func delaySubscription() {
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(10, 1), .completed(10)])
    let lines = scheduler.log { source.asSingle().delaySubscription(.seconds(30), scheduler: scheduler).log($0) }
    #expect(lines == ["240 success 1", "240 disposed"])
    #expect(source.subscriptions == [Span(230, 240)])
  }

  @Test("timer gives 0 after its time")
  func timer() {
    let single = TestScheduler()
    #expect(
      single.log { Single<Int>.timer(.seconds(30), scheduler: single).log($0) } == ["230 success 0", "230 disposed"])
    let maybe = TestScheduler()
    #expect(
      maybe.log(disposed: 220) { Maybe<Int>.timer(.seconds(30), scheduler: maybe).log($0) } == ["220 disposed"])
  }

  @Test("observe(on:) sends on the scheduler, subscribe(on:) subscribes and disposes there")
  func schedulers() {
    let scheduler = TestScheduler()
    #expect(
      scheduler.log { Single.just(1).observe(on: scheduler).log($0) } == ["201 success 1", "201 disposed"])
    let other = TestScheduler()
    let source = other.cold([.next(10, 1), .completed(10)])
    #expect(
      other.log { source.asSingle().subscribe(on: other).log($0) } == ["211 success 1", "211 disposed"])
    #expect(source.subscriptions == [Span(201, 211)])
    let third = TestScheduler()
    let endless = third.cold([Recorded<Never>]())
    #expect(third.log(disposed: 205) { endless.asCompletable().subscribe(on: third).log($0) } == ["205 disposed"])
    #expect(endless.subscriptions == [Span(201, 206)])
  }

  @Test("debug changes nothing")
  func debug() {
    var got: [String] = []
    _ = Single.just(1).debug("one").log { got.append($0) }
    _ = Completable.empty().debug(trimOutput: true).log { got.append($0) }
    #expect(got == ["success 1", "disposed", "completed", "disposed"])
  }
}

@Suite("Unhandled errors", .serialized)
struct UnhandledErrorTests {
  private struct Unhandled: Error {
    let number: Int
  }

  @Test("a failure without a handler goes to Hooks.defaultErrorHandler, and onDisposed is called")
  func unhandled() {
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
