import Rx
import Testing

@Suite("Subscriptions")
struct SubscriptionTests {
  @Test("create drops what comes after the end, and disposes its resource in the same instant")
  func create() {
    let scheduler = TestScheduler()
    var disposedAt: [Int] = []
    let source = Observable<Int>.create { observer in
      scheduler.at(210) { observer.onNext(1) }
      scheduler.at(220) {
        observer.onCompleted()
        observer.onCompleted()
        observer.onNext(2)
      }
      return Disposables.create { disposedAt.append(scheduler.clock) }
    }
    #expect(scheduler.record { source } == [.next(210, 1), .completed(220)])
    #expect(disposedAt == [220])
  }

  @Test("create drops what comes after the disposal")
  func createDisposed() {
    var observer: AnyObserver<Int>?
    var got: [Int] = []
    let subscription = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }.subscribe(onNext: { got.append($0) })
    observer?.onNext(1)
    subscription.dispose()
    observer?.onNext(2)
    #expect(got == [1])
  }

  @Test("onDisposed is called once: after the end, after the error, or on dispose")
  func onDisposed() {
    for end in [Event<Int>.completed, .error(TestError.planned), nil] {
      let subject = PublishSubject<Int>()
      var got: [String] = []
      let subscription = subject.subscribe(
        onError: { _ in got.append("#") }, onCompleted: { got.append("|") }, onDisposed: { got.append("disposed") })
      if let end { subject.on(end) }
      subscription.dispose()
      subscription.dispose()
      #expect(got == (end.map { $0.isCompleted ? ["|", "disposed"] : ["#", "disposed"] } ?? ["disposed"]))
    }
  }

  @Test("subscribe(with:) holds its object weakly")
  func subscribeWith() {
    final class Owner {
      var got: [Int] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(with: owner!, onNext: { $0.got.append($1) })
    subject.onNext(1)
    #expect(owner?.got == [1])
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    subscription.dispose()
  }

  @Test("an AnyObserver hands on what it gets, a mapped one transforms it first")
  func observers() {
    var got: [String] = []
    let observer = AnyObserver<String> { got.append("\($0)") }
    let numbers: AnyObserver<Int> = observer.mapObserver {
      if $0 == 3 { throw TestError.planned } else { "<\($0)>" }
    }
    numbers.onNext(1)
    numbers.onNext(3)
    numbers.onCompleted()
    AnyObserver(observer).asObserver().onNext("x")
    #expect(got == ["next(<1>)", "error(planned)", "completed", "next(x)"])
  }

  @Test("a throwing `do` closure turns the event into an error")
  func doThrows() {
    let fail = { throw TestError.planned }
    #expect(play("a b |") { $0.do(onNext: { if $0 == "b" { try fail() } }) } == "a #")
    #expect(play("a |") { $0.do(onCompleted: fail) } == "a #")
    #expect(play("a b |") { $0.do(afterNext: { if $0 == "a" { try fail() } }) } == "(a,#)")
  }

  @Test("an error of the handler takes the place of the source's")
  func doErrorThrows() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([Recorded<Int>.error(210)])
    #expect(scheduler.record { source.do(onError: { _ in throw TestError.other }) } == [.error(210, TestError.other)])
  }

  @Test("catch goes on with the sequence that the handler makes")
  func catchError() {
    #expect(play("a # ", "x y |") { _, sources in sources[0].catch { _ in sources[1] } } == "a x y |")
    #expect(play("a #") { $0.catchAndReturn("z") } == "a (z,|)")
    #expect(play("a #", "x #") { _, sources in sources[0].catch { _ in sources[1] } } == "a x #")
    #expect(play("a #") { $0.catch { _ in throw TestError.planned } } == "a #")
  }

  @Test("deferred makes a source for each subscriber, and forwards what the factory throws")
  func deferred() {
    var made = 0
    let source = Observable<Int>.deferred {
      made += 1
      if made == 2 { throw TestError.planned }
      return .just(made)
    }
    var got: [String] = []
    for _ in 1...2 { _ = source.subscribe { got.append("\($0)") } }
    #expect(got == ["next(1)", "completed", "error(planned)"])
  }

  @Test("from takes arrays, sequences and optionals")
  func from() {
    var got: [Int] = []
    let add = { (number: Int) in got.append(number) }
    _ = Observable.from([1, 2]).subscribe(onNext: add)
    _ = Observable.from(Set([3])).subscribe(onNext: add)
    _ = Observable.from(optional: 4).subscribe(onNext: add)
    _ = Observable.from(optional: nil).subscribe(onNext: add)
    #expect(got == [1, 2, 3, 4])
  }

  @Test("on a scheduler each element is an action of its own")
  func scheduled() {
    let first = TestScheduler()
    #expect(first.record { Observable.just(1, scheduler: first) } == [.next(201, 1), .completed(202)])
    let second = TestScheduler()
    #expect(
      second.record { Observable.of(1, 2, scheduler: second) } == [.next(201, 1), .next(202, 2), .completed(203)])
    let third = TestScheduler()
    #expect(
      third.record(disposed: 202) { Observable.of(1, 2, 3, scheduler: third) } == [.next(201, 1)])
  }

  @Test("an event knows what it is")
  func events() {
    let next = Event.next(1)
    #expect(next.element == 1 && !next.isStopEvent && !next.isCompleted && next.error == nil)
    let error = Event<Int>.error(TestError.planned)
    #expect(error.element == nil && error.isStopEvent && error.error as? TestError == .planned)
    #expect(Event<Int>.completed.isCompleted && Event<Int>.completed.isStopEvent)
    #expect("\(next.map { $0 + 1 })" == "next(2)")
    #expect("\(next.map { _ -> Int in throw TestError.planned })" == "error(planned)")
  }

  @Test("`do` on a source that sends later: what is done after the end comes before the source goes, the disposal last")
  func doOrderLater() {
    let begin = ["onSubscribe", "onSubscribed", "onNext", "next", "afterNext"]
    let completed = doLog(.completed) { $0 }
    let end = ["onCompleted", "completed", "disposed", "afterCompleted", "source disposed", "onDispose"]
    #expect(completed == begin + end)
    let failed = doLog(.error(TestError.planned)) { $0 }
    #expect(failed == begin + ["onError", "error", "disposed", "afterError", "source disposed", "onDispose"])
  }

  @Test("an operator below `do` disposes the source before `afterCompleted` and `afterError`")
  func doOrderBelow() {
    let begin = ["onSubscribe", "onSubscribed", "onNext", "next", "afterNext"]
    let completed = doLog(.completed) { $0.map { $0 } }
    let end = ["onCompleted", "completed", "disposed", "source disposed", "onDispose", "afterCompleted"]
    #expect(completed == begin + end)
    let failed = doLog(.error(TestError.planned)) { $0.map { $0 } }
    #expect(failed == begin + ["onError", "error", "disposed", "source disposed", "onDispose", "afterError"])
  }

  /// Returns the calls in their order when a source sends an element and `end`.
  private func doLog(_ end: Event<Int>, below: (Observable<Int>) -> Observable<Int>) -> [String] {
    var got: [String] = []
    let write = { (line: String) in got.append(line) }
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Disposables.create { write("source disposed") })
    }
    let result = source.do(
      onNext: { _ in write("onNext") }, afterNext: { _ in write("afterNext") }, onError: { _ in write("onError") },
      afterError: { _ in write("afterError") }, onCompleted: { write("onCompleted") },
      afterCompleted: { write("afterCompleted") }, onSubscribe: { write("onSubscribe") },
      onSubscribed: { write("onSubscribed") }, onDispose: { write("onDispose") })
    let subscription = below(result).subscribe(
      onNext: { _ in write("next") }, onError: { _ in write("error") }, onCompleted: { write("completed") },
      onDisposed: { write("disposed") })
    subject.onNext(1)
    subject.on(end)
    subscription.dispose()
    return got
  }

  @Test("the end is followed by onDisposed, and then the source goes; on dispose the source goes first")
  func onDisposedOrder() {
    for ends in [true, false] {
      var got: [String] = []
      let subject = PublishSubject<Int>()
      let source = Observable<Int>.create { observer in
        Disposables.create(subject.subscribe(observer), Disposables.create { got.append("source") })
      }
      let subscription = source.map { $0 }.subscribe(
        onCompleted: { got.append("|") }, onDisposed: { got.append("disposed") })
      if ends { subject.onCompleted() }
      subscription.dispose()
      #expect(got == (ends ? ["|", "disposed", "source"] : ["source", "disposed"]))
    }
  }
}
