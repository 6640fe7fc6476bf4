import Dispatch
import Rx
import RxControls
import Testing
import World

@MainActor struct SharedSequenceOperatorTests {
  let world = VirtualWorld()
  let log = Log<String>()

  /// What `sequence` sends before the world has nothing left to do now.
  private func events<Strategy, Element>(
    _ sequence: () -> SharedSequence<Strategy, Element>
  ) throws -> [String] {
    let log = Log<String>()
    let subscription = World.$current.withValue(world) { sequence().noted(in: log) }
    try world.settle()
    subscription.dispose()
    return log.entries
  }

  @Test func `the creating ones`() throws {
    #expect(try events { Driver<Int>.empty() } == ["|"])
    #expect(try events { Driver<Int>.never() } == [])
    #expect(try events { Driver.just(1) } == ["1", "|"])
    #expect(try events { Driver.of(1, 2, 3) } == ["1", "2", "3", "|"])
    #expect(try events { Signal.from([1, 2]) } == ["1", "2", "|"])
    #expect(try events { Signal.from(Set([1])) } == ["1", "|"])
    #expect(try events { Driver.from(optional: 1) } == ["1", "|"])
    #expect(try events { Driver<Int>.from(optional: nil) } == ["|"])
  }

  @Test func `deferred makes its sequence when the first observer comes, and again after the last has gone`() {
    World.$current.withValue(world) {
      var made = 0
      let driver = Driver<Int>.deferred {
        made += 1
        return Driver.never().startWith(made)
      }
      #expect(made == 0)
      let first = driver.noted(in: log)
      let second = driver.noted(in: log)
      #expect(log.entries == ["1", "1"])
      first.dispose()
      second.dispose()
      driver.noted(in: log).dispose()
      #expect(log.entries == ["1", "1", "2"])
    }
  }

  @Test func `interval and timer count by the world's clock, in one count for all observers`() throws {
    let subscriptions = World.$current.withValue(world) {
      let interval = Driver<Int>.interval(.seconds(2))
      let timer = Signal<Int>.timer(.seconds(1), period: .seconds(3))
      return [
        interval.map { "interval \($0)" }.noted(in: log), timer.map { "timer \($0)" }.noted(in: log),
        interval.map { "again \($0)" }.noted(in: log),
      ]
    }
    try world.advance(by: .seconds(4))
    #expect(
      log.entries == ["timer 0", "interval 0", "again 0", "timer 1", "interval 1", "again 1"])
    for subscription in subscriptions { subscription.dispose() }
    #expect(world.pendingCount == 0)
  }

  @Test("a sequence that is subscribed on another thread comes on the main queue when the world settles")
  func creatingElsewhere() async throws {
    let world = world
    let log = log
    let sequences = World.$current.withValue(world) {
      [Driver.just(1), .of(2), .from([3]), .from(Set([4])), .from(optional: 5), .empty()]
    }
    nonisolated(unsafe) let unsafeSequences = sequences
    nonisolated(unsafe) let unsafeLog = log
    await Task.detached {
      for sequence in unsafeSequences {
        _ = sequence.asObservable().subscribe(
          onNext: { unsafeLog.note("\($0) on main: \(world.isOnMainQueue)") },
          onCompleted: { unsafeLog.note("| on main: \(world.isOnMainQueue)") })
      }
    }.value
    #expect(log.entries == [])
    try world.settle()
    #expect(Set(log.entries) == Set((1...5).map { "\($0) on main: true" } + ["| on main: true"]))
    #expect(log.entries.count == 11)
  }

  @Test func `the transforming ones`() throws {
    #expect(try events { Driver.of(1, 2).map { $0 * 10 } } == ["10", "20", "|"])
    #expect(try events { Driver.of("1", "x", "3").compactMap { Int($0) } } == ["1", "3", "|"])
    #expect(try events { Driver.of(1, 2, 3).scan(0) { $0 + $1 } } == ["1", "3", "6", "|"])
    #expect(try events { Signal.of(1, 2).flatMap { Signal.just($0 * 10) } } == ["10", "20", "|"])
    #expect(try events { Driver.of(1, 2).flatMap { Signal.just($0 * 10) } } == ["10", "20", "|"])
  }

  @Test func `flatMap keeps all inner sequences, flatMapLatest the latest, flatMapFirst the first`() {
    World.$current.withValue(world) {
      let outer = PublishRelay<Int>()
      let inners = [PublishRelay<String>(), PublishRelay<String>()]
      let signal = outer.asSignal()
      let all = Log<String>()
      let latest = Log<String>()
      let first = Log<String>()
      let switched = Log<String>()
      let merged = Log<String>()
      let bag = DisposeBag()
      signal.flatMap { inners[$0].asSignal() }.noted(in: all).disposed(by: bag)
      signal.flatMapLatest { inners[$0].asSignal() }.noted(in: latest).disposed(by: bag)
      signal.flatMapFirst { inners[$0].asSignal() }.noted(in: first).disposed(by: bag)
      signal.map { inners[$0].asSignal() }.switchLatest().noted(in: switched).disposed(by: bag)
      signal.map { inners[$0].asSignal() }.merge().noted(in: merged).disposed(by: bag)
      outer.accept(0)
      inners[0].accept("a")
      outer.accept(1)
      inners[0].accept("b")
      inners[1].accept("c")
      #expect(all.entries == ["a", "b", "c"])
      #expect(latest.entries == ["a", "c"])
      #expect(first.entries == ["a", "b"])
      #expect(switched.entries == ["a", "c"])
      #expect(merged.entries == ["a", "b", "c"])
    }
  }

  @Test func `merge(maxConcurrent:) lets the next inner sequence wait for a place`() {
    World.$current.withValue(world) {
      let subjects = [PublishSubject<String>(), PublishSubject<String>()]
      let outer = PublishRelay<Int>()
      let merging = outer.asSignal().map { subjects[$0].asSignal(onErrorJustReturn: "") }.merge(maxConcurrent: 1)
        .noted(in: log)
      outer.accept(0)
      outer.accept(1)
      subjects[1].onNext("lost")
      subjects[0].onNext("a")
      subjects[0].onCompleted()
      subjects[1].onNext("b")
      #expect(log.entries == ["a", "b"])
      merging.dispose()
    }
  }

  @Test func `the filtering ones`() throws {
    #expect(try events { Driver.of(1, 2, 3).filter { $0 != 2 } } == ["1", "3", "|"])
    #expect(try events { Driver.of(1, 2, 3).skip(2) } == ["3", "|"])
    #expect(try events { Driver.of(1, 1, 2).distinctUntilChanged() } == ["1", "2", "|"])
    #expect(try events { Driver.of(1, 11, 2).distinctUntilChanged { $0 % 10 } } == ["1", "2", "|"])
    #expect(try events { Driver.of(1, 2, 5).distinctUntilChanged { $1 - $0 < 2 } } == ["1", "5", "|"])
    #expect(
      try events { Driver.of("a", "A", "b").distinctUntilChanged({ $0.lowercased() }, comparer: ==) }
        == ["a", "b", "|"])
  }

  @Test func `debounce sends the last element before each pause`() throws {
    let relay = PublishRelay<String>()
    let subscription = World.$current.withValue(world) { relay.asSignal().debounce(.seconds(2)).noted(in: log) }
    relay.accept("a")
    try world.advance(by: .seconds(1))
    relay.accept("b")
    try world.advance(by: .milliseconds(1999))
    #expect(log.entries == [])
    try world.advance(by: .milliseconds(1))
    #expect(log.entries == ["b"])
    subscription.dispose()
  }

  @Test func `throttle sends the first element of a period, and the newest at its end unless told otherwise`() throws {
    let relay = PublishRelay<String>()
    let without = Log<String>()
    let bag = DisposeBag()
    World.$current.withValue(world) {
      relay.asSignal().throttle(.seconds(2)).noted(in: log).disposed(by: bag)
      relay.asSignal().throttle(.seconds(2), latest: false).noted(in: without).disposed(by: bag)
    }
    for text in ["a", "b", "c"] { relay.accept(text) }
    #expect(log.entries == ["a"])
    try world.advance(by: .seconds(2))
    #expect(log.entries == ["a", "c"])
    #expect(without.entries == ["a"])
  }

  @Test func `delay sends each element later`() throws {
    let relay = PublishRelay<String>()
    let subscription = World.$current.withValue(world) { relay.asSignal().delay(.seconds(1)).noted(in: log) }
    relay.accept("a")
    try world.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    try world.advance(by: .milliseconds(1))
    #expect(log.entries == ["a"])
    relay.accept("b")
    subscription.dispose()
    #expect(world.pendingCount == 0)
  }

  @Test func `the combining ones`() throws {
    let one = Driver.just(1)
    let two = Driver.just(2)
    #expect(try events { Driver.just(2).startWith(1) } == ["1", "2", "|"])
    #expect(try events { Driver.merge(one, two) } == ["1", "2", "|"])
    #expect(try events { Driver.merge([one, two]) } == ["1", "2", "|"])
    #expect(try events { Driver.merge(AnyCollection([one, two])) } == ["1", "2", "|"])
    #expect(try events { Driver.concat([one, two]) } == ["1", "2", "|"])
    #expect(try events { Driver.concat(AnySequence([one, two])) } == ["1", "2", "|"])
    #expect(try events { one.withLatestFrom(two) } == ["2", "|"])
    #expect(try events { one.withLatestFrom(two) { "\($0)-\($1)" } } == ["1-2", "|"])
    #expect(try events { one.withLatestFrom(Driver<Int>.never()) } == ["|"])
  }

  @Test func `combineLatest gives the latest elements of two to eight sequences`() throws {
    let d = (1...8).map { Driver.just($0) }
    #expect(try events { Driver.combineLatest(d[0], d[1]) { $0 * 10 + $1 } } == ["12", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2]) { "\($0)\($1)\($2)" } } == ["123", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2], d[3]) { "\($0)\($1)\($2)\($3)" } } == ["1234", "|"])
    #expect(
      try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4]) { "\($0)\($1)\($2)\($3)\($4)" } }
        == ["12345", "|"])
    #expect(
      try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5]) { "\($0)\($1)\($2)\($3)\($4)\($5)" } }
        == ["123456", "|"])
    #expect(
      try events {
        Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }
      } == ["1234567", "|"])
    #expect(
      try events {
        Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) {
          "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)"
        }
      } == ["12345678", "|"])
    #expect(try events { Driver.combineLatest(d) } == ["[1, 2, 3, 4, 5, 6, 7, 8]", "|"])
    #expect(try events { Driver.combineLatest(d) { $0.reduce(0, +) } } == ["36", "|"])
    #expect(try events { Driver.combineLatest(d) { "\($0.count)" } } == ["8", "|"])
    #expect(try events { Driver.combineLatest([Driver<Int>]()) { $0.reduce(7, +) } } == ["7", "|"])
  }

  @Test func `combineLatest and zip without a closure give tuples of two to eight elements`() throws {
    let d = (1...8).map { Driver.just($0) }
    #expect(try events { Driver.combineLatest(d[0], d[1]) } == ["(1, 2)", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2]) } == ["(1, 2, 3)", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2], d[3]) } == ["(1, 2, 3, 4)", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4]) } == ["(1, 2, 3, 4, 5)", "|"])
    #expect(try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5]) } == ["(1, 2, 3, 4, 5, 6)", "|"])
    #expect(
      try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) } == ["(1, 2, 3, 4, 5, 6, 7)", "|"])
    #expect(
      try events { Driver.combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) }
        == ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"])
    #expect(try events { Driver.zip(d[0], d[1]) } == ["(1, 2)", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2]) } == ["(1, 2, 3)", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2], d[3]) } == ["(1, 2, 3, 4)", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2], d[3], d[4]) } == ["(1, 2, 3, 4, 5)", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5]) } == ["(1, 2, 3, 4, 5, 6)", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) } == ["(1, 2, 3, 4, 5, 6, 7)", "|"])
    #expect(
      try events { Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) } == ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"])
  }

  @Test func `zip pairs the elements of two to eight sequences by their number`() throws {
    let d = (1...8).map { Driver.just($0) }
    #expect(
      try events { Driver.zip(Driver.of(1, 2, 3), Driver.of("a", "b")) { "\($0)\($1)" } }.prefix(2) == ["1a", "2b"])
    #expect(try events { Driver.zip(d[0], d[1], d[2]) { "\($0)\($1)\($2)" } } == ["123", "|"])
    #expect(try events { Driver.zip(d[0], d[1], d[2], d[3]) { "\($0)\($1)\($2)\($3)" } } == ["1234", "|"])
    #expect(
      try events { Driver.zip(d[0], d[1], d[2], d[3], d[4]) { "\($0)\($1)\($2)\($3)\($4)" } } == ["12345", "|"])
    #expect(
      try events { Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5]) { "\($0)\($1)\($2)\($3)\($4)\($5)" } }
        == ["123456", "|"])
    #expect(
      try events { Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" } }
        == ["1234567", "|"])
    #expect(
      try events {
        Driver.zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }
      } == ["12345678", "|"])
    #expect(try events { Driver.zip(d) } == ["[1, 2, 3, 4, 5, 6, 7, 8]", "|"])
    #expect(try events { Driver.zip(d) { $0.reduce(0, +) } } == ["36", "|"])
  }

  @Test func `do calls its closures around each event, once for all observers`() throws {
    let relay = BehaviorRelay(value: 1)
    World.$current.withValue(world) {
      let driver = relay.asDriver().do(
        onNext: { log.note("next \($0)") }, afterNext: { log.note("after \($0)") },
        onSubscribe: { log.note("subscribe") }, onSubscribed: { log.note("subscribed") },
        onDispose: { log.note("dispose") })
      let first = driver.drive(onNext: { log.note("\($0)") })
      let second = driver.drive()
      first.dispose()
      second.dispose()
      #expect(log.entries == ["subscribe", "next 1", "1", "after 1", "subscribed", "dispose"])
      _ = Driver.just(2).do(onCompleted: { log.note("completed") }, afterCompleted: { log.note("after completed") })
        .drive(onCompleted: { log.note("|") })
      #expect(log.entries.suffix(3) == ["completed", "|", "after completed"])
    }
  }

  @Test func `withUnretained gives the object with each element, does not keep it, and completes once it is gone`() {
    World.$current.withValue(world) {
      let relay = PublishRelay<Int>()
      var object: Sample? = Sample()
      weak let released = object
      let bag = DisposeBag()
      if let object {
        relay.asSignal().withUnretained(object).map { $0.count + $1 }.noted(in: log).disposed(by: bag)
        relay.asSignal().withUnretained(object) { $0.count - $1 }.noted(in: log).disposed(by: bag)
      }
      relay.accept(1)
      #expect(log.entries == ["1", "-1"])
      object = nil
      #expect(released == nil)
      relay.accept(2)
      #expect(log.entries == ["1", "-1", "|", "|"])
    }
  }
}
