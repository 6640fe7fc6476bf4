import Dispatch
import Rx
import RxMarbles
import Testing

/// Plays cold sources, made infallible, through `chain`, all subscribed at 200, and gives the line of what came out.
private func played(
  _ lines: String..., chain: @escaping (TestScheduler, [Infallible<String>]) -> Infallible<String>
) -> String {
  let scheduler = TestScheduler()
  let sources = lines.map {
    scheduler.cold(Marbles.events($0)).asInfallible(onErrorJustReturn: "failed")
  }
  let events = scheduler.record { chain(scheduler, sources).asObservable() }
  return Marbles.line(events, from: 200)
}

/// The same for one source.
private func played(_ line: String, chain: @escaping (Infallible<String>) -> Infallible<String>) -> String {
  played(line) { _, sources in chain(sources[0]) }
}

private let step = Marbles.step

@Suite("Operators of infallible sequences")
struct InfallibleOperatorTests {
  @Test func `map, compactMap and scan transform`() {
    #expect(played("a b - c |") { $0.map { $0.uppercased() } } == "A B - C |")
    #expect(played("a 1 b 2 |") { $0.compactMap { Int($0) }.map { "\($0)" } } == "- 1 - 2 |")
    #expect(played("a b - c |") { $0.scan("") { $1 + $0 } } == "a ba - cba |")
    #expect(played("a b - c |") { $0.scan(into: "") { $0 += $1 } } == "a ab - abc |")
  }

  @Test func `withUnretained gives the object as long as it lives, then ends`() {
    final class Owner {
      let name = "x"
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let relay = PublishRelay<Int>()
    var got: [String] = []
    _ = relay.asInfallible().withUnretained(owner!).subscribe(
      onNext: { got.append("\($0.name)\($1)") }, onCompleted: { got.append("|") })
    _ = relay.asInfallible().withUnretained(owner!) { "\($0.name)-\($1)" }.subscribe(
      onNext: { got.append($0) }, onCompleted: { got.append("|") })
    relay.accept(1)
    owner = nil
    #expect(weakOwner == nil)
    relay.accept(2)
    #expect(got == ["x1", "x-1", "|", "|"])
  }

  @Test func `flatMap merges, flatMapLatest switches, flatMapFirst ignores, concatMap queues`() {
    #expect(
      played("a - b - |", "1 2 3 |") { _, s in s[0].flatMap { a in s[1].map { a + $0 } } } == "a1 a2 (a3,b1) b2 b3 |")
    #expect(
      played("a - b |", "1 2 3 |") { _, s in s[0].flatMapLatest { a in s[1].map { a + $0 } } } == "a1 a2 b1 b2 b3 |")
    #expect(
      played("a b - - c - |", "1 2 3 |") { _, s in s[0].flatMapFirst { a in s[1].map { a + $0 } } }
        == "a1 a2 a3 - c1 c2 c3 |")
    #expect(played("a b - |", "1 2 |") { _, s in s[0].concatMap { a in s[1].map { a + $0 } } } == "a1 a2 b1 b2 |")
  }

  @Test func `an observable's flatMapLatest of infallible sequences is infallible`() {
    let scheduler = TestScheduler()
    let outer = scheduler.hot([.next(210, 1), .next(230, 2), .completed(240)])
    let inner = scheduler.cold([.next(10, 0), .next(25, 5), .completed(30)])
    let events = scheduler.record {
      let latest: Infallible<Int> = outer.flatMapLatest { number in
        inner.asInfallible(onErrorJustReturn: 0).map { number * 10 + $0 }
      }
      return latest.asObservable()
    }
    #expect(events == [.next(220, 10), .next(240, 20), .next(255, 25), .completed(260)])
    #expect(inner.subscriptions == [Span(210, 230), Span(230, 260)])
  }

  @Test func `filter and distinctUntilChanged leave elements out`() {
    #expect(played("1 2 3 - 4 |") { $0.filter { $0 > "2" } } == "- - 3 - 4 |")
    #expect(played("a a b - a |") { $0.distinctUntilChanged() } == "a - b - a |")
    #expect(played("a A b - B |") { $0.distinctUntilChanged { $0.lowercased() } } == "a - b - - |")
    #expect(played("1 2 4 - 3 |") { $0.distinctUntilChanged { $0 > $1 } } == "1 2 4 - - |")
    #expect(played("a A b - B |") { $0.distinctUntilChanged({ $0.lowercased() }, comparer: ==) } == "a - b - - |")
    #expect(played("a b cc dd |") { $0.distinctUntilChanged(at: \.count) } == "a - cc - |")
  }

  @Test func `take and skip by a predicate`() {
    #expect(played("1 2 3 1 |") { $0.take(while: { $0 < "3" }) } == "1 2 |")
    #expect(played("1 2 3 1 |") { $0.take(while: { $0 < "3" }, behavior: .inclusive) } == "1 2 (3,|)")
    #expect(played("1 2 3 1 |") { $0.take(until: { $0 == "3" }) } == "1 2 |")
    #expect(played("1 2 3 1 |") { $0.take(until: { $0 == "3" }, behavior: .inclusive) } == "1 2 (3,|)")
    #expect(played("1 2 3 1 |") { $0.skip(while: { $0 < "3" }) } == "- - 3 1 |")
  }

  @Test func `take by a number, zero too, and by a time`() {
    #expect(played("a b - c |") { $0.take(2) } == "a (b,|)")
    #expect(played("a b - c |") { $0.take(0) } == "|")
    #expect(played("a b - c |") { $1[0].take(for: .seconds(2 * step), scheduler: $0) } == "a b |")
  }

  @Test func `take and skip until another sequence sends`() {
    #expect(played("a b - c d |", "- - x |") { _, s in s[0].take(until: s[1]) } == "a b |")
    #expect(played("a b - c d |", "- - x |") { _, s in s[0].take(until: s[1].asObservable()) } == "a b |")
    #expect(played("a b - c d |", "- - |") { _, s in s[0].take(until: s[1]) } == "a b - c d |")
    #expect(played("a b - c d |", "- - x |") { _, s in s[0].skip(until: s[1].asObservable()) } == "- - - c d |")
    #expect(played("a b - c d |", "- - |") { _, s in s[0].skip(until: s[1].asObservable()) } == "")
  }

  @Test func `debounce and throttle thin out`() {
    #expect(played("a b - - - c |") { $1[0].debounce(.seconds(2 * step), scheduler: $0) } == "- - - b - - (c,|)")
    #expect(played("a b c - d - - |") { $1[0].throttle(.seconds(3 * step), scheduler: $0) } == "a - - c - - d |")
    #expect(
      played("a b c - d - - |") { $1[0].throttle(.seconds(3 * step), latest: false, scheduler: $0) }
        == "a - - - d - - |")
  }

  @Test func `startWith puts one element before, withLatestFrom takes from another sequence`() {
    #expect(played("- a - b |") { $0.startWith("x") } == "x a - b |")
    #expect(played("- a - b c |", "- - 1 - - 2") { _, s in s[0].withLatestFrom(s[1]) { $0 + $1 } } == "- - - b1 c1 |")
    #expect(played("- a - b c |", "- - 1 - - 2") { _, s in s[0].withLatestFrom(s[1]) } == "- - - 1 1 |")
  }

  @Test func `merge of arguments or an array merges, of any other collection it concatenates`() {
    let lines = ("a - - b |", "- 1 2 - - |")
    #expect(played(lines.0, lines.1) { _, s in .merge(s[0], s[1]) } == "a 1 2 b - |")
    #expect(played(lines.0, lines.1) { _, s in .merge(s) } == "a 1 2 b - |")
    #expect(played(lines.0, lines.1) { _, s in .merge(s.reversed()[...]) } == "- 1 2 - - a - - b |")
    #expect(played("|") { _, _ in .merge([]) } == "|")
  }

  @Test func `concat takes one more, a list, a collection or a sequence`() {
    #expect(played("a b |", "c |") { _, s in s[0].concat(s[1]) } == "a b c |")
    #expect(played("a b |", "c |") { _, s in s[0].concat(s[1].asObservable()) } == "a b c |")
    #expect(played("a b |", "c |") { _, s in .concat(s[0], s[1]) } == "a b c |")
    #expect(played("a b |", "c |") { _, s in .concat(s) } == "a b c |")
    #expect(played("a b |", "c |") { _, s in .concat(AnySequence(s)) } == "a b c |")
  }

  @Test func `share makes one subscription for all, with or without a replay`() {
    for replay in [0, 1] {
      var starts = 0
      let relay = PublishRelay<Int>()
      let shared = Infallible<Int>.deferred {
        starts += 1
        return relay.asInfallible()
      }.share(replay: replay)
      var got: [String] = []
      let bag = DisposeBag()
      shared.subscribe(onNext: { got.append("a\($0)") }).disposed(by: bag)
      relay.accept(1)
      shared.subscribe(onNext: { got.append("b\($0)") }).disposed(by: bag)
      relay.accept(2)
      #expect(starts == 1)
      #expect(got == (replay == 0 ? ["a1", "a2", "b2"] : ["a1", "b1", "a2", "b2"]))
    }
  }

  @Test func `share for ever replays after the end`() {
    var starts = 0
    let shared = Infallible<Int>.deferred {
      starts += 1
      return .just(starts)
    }.share(replay: 1, scope: .forever)
    var got: [String] = []
    for _ in 1...2 { _ = shared.subscribe { got.append("\($0)") } }
    #expect(got == ["next(1)", "completed", "next(1)", "completed"])
    #expect(starts == 1)
  }

  @Test("`do` calls its closures in order")
  func doOrder() {
    var got: [String] = []
    let source = Infallible<Int>.create { observer in
      got.append("work")
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    _ = source.do(
      onNext: { _ in got.append("onNext") }, afterNext: { _ in got.append("afterNext") },
      onCompleted: { got.append("onCompleted") }, afterCompleted: { got.append("afterCompleted") },
      onSubscribe: { got.append("onSubscribe") }, onSubscribed: { got.append("onSubscribed") },
      onDispose: { got.append("onDispose") }
    ).subscribe(onNext: { _ in got.append("next") }, onCompleted: { got.append("completed") })
    #expect(
      got == [
        "onSubscribe", "work", "onNext", "next", "afterNext", "onCompleted", "completed", "afterCompleted",
        "onSubscribed", "onDispose",
      ])
  }

  @Test func `debug changes nothing`() {
    #expect(played("a - |") { $0.debug("infallible", trimOutput: true) } == "a - |")
  }
}
