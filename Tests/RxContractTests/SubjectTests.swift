import Rx
import Testing

@Suite("Subjects and relays")
struct SubjectTests {
  @Test("a subject that sends from its own observer goes depth first")
  func depthFirst() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    let a = subject.subscribe(onNext: {
      got.append("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    let b = subject.subscribe(onNext: { got.append("b\($0)") })
    subject.onNext(1)
    #expect(got == ["a1", "a2", "b2", "b1"])
    a.dispose()
    b.dispose()
  }

  @Test("a subject may complete from its own observer")
  func completeInside() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    _ = subject.subscribe { event in
      got.append("a \(event)")
      if event.element == 1 { subject.onCompleted() }
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == ["a next(1)", "a completed"])
  }

  @Test("disposing another subscription during an element does not stop that element")
  func disposeOther() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    var b: (any Disposable)?
    let a = subject.subscribe(onNext: {
      got.append("a\($0)")
      b?.dispose()
    })
    b = subject.subscribe(onNext: { got.append("b\($0)") })
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == ["a1", "b1", "a2"])
    a.dispose()
  }

  @Test("a subscriber that arrives during an element does not receive it")
  func subscribeInside() {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    var got: [String] = []
    subject.take(1).subscribe(onNext: { _ in
      subject.subscribe(onNext: { got.append("b\($0)") }).disposed(by: bag)
    }).disposed(by: bag)
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == ["b2"])
  }

  @Test("a subscriber that takes fewer elements than are replayed gets no more")
  func replayTake() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...100 { subject.onNext(number) }
    var got: [Int] = []
    _ = subject.take(2).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test("an async subject sends its last element to all, then the end to all")
  func asyncOrder() {
    let subject = AsyncSubject<Int>()
    var got: [String] = []
    _ = subject.subscribe { got.append("a \($0)") }
    _ = subject.subscribe { got.append("b \($0)") }
    subject.onNext(1)
    subject.onCompleted()
    #expect(got == ["a next(1)", "b next(1)", "a completed", "b completed"])
  }

  @Test("a replay subject that is ended while it replays first sends all that it kept")
  func endWhileReplaying() {
    for end in [Event<Int>.completed, .error(TestError.planned)] {
      let subject = ReplaySubject<Int>.create(bufferSize: 3)
      for number in 1...3 { subject.onNext(number) }
      var got: [String] = []
      _ = subject.subscribe { event in
        got.append("\(event)")
        if event.element == 1 { subject.on(end) }
      }
      #expect(got == ["next(1)", "next(2)", "next(3)", "\(end)"])
    }
  }

  @Test("what an observer sends while it gets a behaviour subject's value goes depth first")
  func sendWhileBeginning() {
    let subject = BehaviorSubject(value: 0)
    var got: [String] = []
    let a = subject.subscribe(onNext: { got.append("a\($0)") })
    let b = subject.subscribe(onNext: {
      got.append("b\($0)")
      guard $0 == 0 else { return }
      subject.onNext(1)
      subject.onNext(2)
    })
    #expect(got == ["a0", "b0", "a1", "b1", "a2", "b2"])
    a.dispose()
    b.dispose()
  }

  @Test("bind(to:) feeds relays, also those of optionals, and does not end them")
  func bind() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    var got: [Int] = []
    let subscription = publish.subscribe(onNext: { got.append($0) })
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(1, 2).bind(to: behavior)
    _ = Observable.of(1, 2).bind(to: replay, replay)
    publish.accept(3)
    #expect(got == [1, 2, 3])
    #expect(behavior.value == 2)
    subscription.dispose()
  }

  #if DEBUG
  @Test("an error that comes to a bound relay stops a debug build")
  func bindError() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: PublishRelay<Int>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: BehaviorRelay<Int?>(value: nil))
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: ReplayRelay<Int>.create(bufferSize: 1))
    }
  }

  @Test("an error that comes to a binder stops a debug build")
  func binderError() async {
    final class Target {}
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).subscribe(Binder(Target()) { _, _ in })
    }
  }
  #endif

  @Test("a subject feeds another one as its observer")
  func chain() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var got: [String] = []
    _ = second.subscribe { got.append("\($0)") }
    _ = first.subscribe(second)
    first.onNext(1)
    first.onCompleted()
    #expect(got == ["next(1)", "completed"])
  }
}
