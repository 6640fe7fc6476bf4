import Dispatch
import Rx
import Testing

@Suite("Subjects and relays, from many threads")
struct SubjectThreadTests {
  private static let threads = 32
  private static let each = 3_125

  /// A subject of any kind.
  enum Kind: CaseIterable {
    case publish
    case behavior
    case replay
    case async

    func make() -> (subject: Observable<Int>, on: (Event<Int>) -> Void, hasObservers: () -> Bool) {
      switch self {
      case .publish:
        let subject = PublishSubject<Int>()
        return (subject, subject.on, { subject.hasObservers })
      case .behavior:
        let subject = BehaviorSubject(value: 0)
        return (subject, subject.on, { subject.hasObservers })
      case .replay:
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        return (subject, subject.on, { subject.hasObservers })
      case .async:
        let subject = AsyncSubject<Int>()
        return (subject, subject.on, { subject.hasObservers })
      }
    }
  }

  @Test("lose nothing, and keep the order of each thread", arguments: [Kind.publish, .behavior, .replay])
  func order(_ kind: Kind) {
    let (subject, on, _) = kind.make()
    let counter = Counter()
    let swapped = Counter()
    let last = (0..<Self.threads).map { _ in Counter() }
    let subscription = subject.filter { $0 > 0 }.subscribe(onNext: { number in
      counter.add()
      // Each thread sends its own numbers upwards; only that thread may touch its counter.
      let mine = last[number % Self.threads]
      if mine.value >= number { swapped.add() }
      mine.add(number - mine.value)
    })
    onThreads(Self.threads) { index in for number in 1...Self.each { on(.next(number * Self.threads + index)) } }
    #expect(counter.value == Self.threads * Self.each)
    #expect(swapped.value == 0)
    subscription.dispose()
  }

  @Test(
    "who comes while others send misses nothing of a thread after the first that it gets, and in order",
    arguments: [Kind.behavior, .replay], [1, 4])
  func comingWhileSending(_ kind: Kind, senders: Int) {
    let (subject, on, hasObservers) = kind.make()
    let wrong = Counter()
    onThreads(senders + 4) { index in
      if index < senders {
        for number in 1...2_000 { on(.next(number * senders + index)) }
      } else {
        for _ in 0..<100 {
          let last = (0..<senders).map { _ in Counter() }
          subject.subscribe(onNext: { number in
            let mine = last[number % senders]
            if number > 0, mine.value > 0, number != mine.value + senders { wrong.add() }
            mine.add(number - mine.value)
          }).dispose()
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(!hasObservers())
  }

  @Test("end once, whoever ends them; who comes then gets the same end", arguments: Kind.allCases)
  func ends(_ kind: Kind) {
    for _ in 0..<50 {
      let (subject, on, hasObservers) = kind.make()
      let ends = Counter()
      let late = Counter()
      let first = subject.subscribe { if $0.isStopEvent { ends.add() } }
      onThreads(6) { index in
        switch index {
        case 0: on(.completed)
        case 1: on(.error(TestError.planned))
        case 2, 3: for number in 1...10 { on(.next(number)) }
        default: _ = subject.subscribe { if $0.isStopEvent { late.add() } }
        }
      }
      #expect(ends.value == 1)
      #expect(late.value == 2)
      #expect(!hasObservers())
      first.dispose()
    }
  }

  @Test("who comes while a subject is disposed gets the error or nothing, and is not kept")
  func disposed() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let arrived = Counter()
      onThreads(3) { index in
        switch index {
        case 0: subject.dispose()
        default: _ = subject.subscribe(onNext: { _ in arrived.add() }, onError: { _ in })
        }
      }
      subject.onNext(1)
      #expect(arrived.value == 0)
      #expect(!subject.hasObservers)
    }
  }

  @Test("relays of all kinds lose nothing")
  func relays() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 3)
    let counter = Counter()
    let bag = DisposeBag()
    for relay in [publish.asObservable(), behavior.asObservable(), replay.asObservable()] {
      relay.subscribe(onNext: { counter.add($0) }).disposed(by: bag)
    }
    onThreads(Self.threads) { _ in
      for _ in 0..<Self.each {
        publish.accept(1)
        behavior.accept(1)
        replay.accept(1)
      }
    }
    #expect(counter.value == 3 * Self.threads * Self.each)
    #expect(behavior.value == 1)
  }

  @Test("a value is never torn")
  func whole() throws {
    let subject = BehaviorSubject(value: [0, 0, 0])
    let torn = Counter()
    onThreads(8) { index in
      for number in 0..<Self.each {
        if index % 2 == 0 {
          subject.onNext([number, number, number])
        } else if let value = try? subject.value(), Set(value).count != 1 {
          torn.add()
        }
      }
    }
    #expect(torn.value == 0)
  }
}
