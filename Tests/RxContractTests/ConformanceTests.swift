import Foundation
import Rx
import Testing

/// Sources, observers, subjects, schedulers and disposables that are made outside of Rx, of its public protocols alone.
@Suite("Own conformances")
struct ConformanceTests {
  /// Counts down, and may be disposed before the end.
  private struct Countdown: ObservableType {
    typealias Element = Int
    let start: Int
    var disposed: () -> Void = {}

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      for number in stride(from: start, to: 0, by: -1) { observer.onNext(number) }
      observer.onCompleted()
      return Disposables.create(with: disposed)
    }
  }

  private final class Notebook<Element>: ObserverType {
    private(set) var lines: [String] = []

    func on(_ event: Event<Element>) {
      lines.append("\(event)")
    }
  }

  /// A custom subject: doubles its elements and emits them to the latest subscriber.
  private final class Doubling: SubjectType, ObserverType {
    typealias Element = Int
    private var last: AnyObserver<Int>?

    func asObserver() -> Doubling { self }

    func on(_ event: Event<Int>) {
      last?.on(event.map { $0 * 2 })
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      last = observer.asObserver()
      return Disposables.create { self.last = nil }
    }
  }

  /// Runs everything at once.
  private struct AtOnce: SchedulerType {
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<StateType>(
      _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }

  private final class Flag: Cancelable {
    private(set) var isDisposed = false
    func dispose() { isDisposed = true }
  }

  private struct Name: ObservableConvertibleType {
    let text: String
    func asObservable() -> Observable<Character> { .from(Array(text)) }
  }

  @Test func `a source feeds observers, closures and operators, and is disposed at the end`() {
    var disposals = 0
    let source = Countdown(start: 3) { disposals += 1 }
    let notebook = Notebook<Int>()
    source.subscribe(notebook).dispose()
    #expect(notebook.lines == ["next(3)", "next(2)", "next(1)", "completed"])
    #expect(disposals == 1)
    var got: [Int] = []
    _ = source.subscribe(onNext: { got.append($0) })
    _ = source.map { $0 * 10 }.filter { $0 > 10 }.subscribe(onNext: { got.append($0) })
    _ = source.asObservable().take(1).subscribe(onNext: { got.append($0) })
    #expect(got == [3, 2, 1, 30, 20, 3])
    #expect(disposals == 4)
  }

  @Test func `sources may be combined, and taken as inner sequences and as notifiers`() {
    var got: [Int] = []
    let add = { (number: Int) in got.append(number) }
    _ = Observable.combineLatest(Countdown(start: 2), Observable.of(10, 20)) { $0 + $1 }.subscribe(onNext: add)
    #expect(got == [11, 21])
    got = []
    _ = Observable.of(1, 2).flatMap { Countdown(start: $0) }.subscribe(onNext: add)
    #expect(got == [1, 2, 1])
    got = []
    _ = Observable.of(1, 2).take(until: Countdown(start: 1)).subscribe(onNext: add)
    #expect(got == [])
    _ = Countdown(start: 2).withLatestFrom(Countdown(start: 3)).subscribe(onNext: add)
    #expect(got == [1, 1])
    var letters = ""
    _ = Observable.just(Name(text: "ab")).concatMap { $0 }.subscribe(onNext: { letters.append($0) })
    #expect(letters == "ab")
  }

  @Test func `a subject can be multicast`() {
    let source = PublishSubject<Int>()
    let connectable = source.multicast(Doubling())
    var got: [Int] = []
    let subscription = connectable.subscribe(onNext: { got.append($0) })
    let connection = connectable.connect()
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    connection.dispose()
    #expect(got == [2])
    #expect(!source.hasObservers)
  }

  @Test func `a scheduler that does everything at once serves operators that take their time`() {
    var got: [String] = []
    let add = { (event: Event<Int>) in got.append("\(event)") }
    _ = Countdown(start: 2).observe(on: AtOnce()).subscribe(add)
    _ = Countdown(start: 2).subscribe(on: AtOnce()).subscribe(add)
    _ = Countdown(start: 2).delay(.seconds(5), scheduler: AtOnce()).subscribe(add)
    _ = Countdown(start: 2).debounce(.seconds(5), scheduler: AtOnce()).subscribe(add)
    #expect(got == Array(repeating: ["next(2)", "next(1)", "completed"], count: 4).flatMap { $0 })
    got = []
    _ = Countdown(start: 2).timeout(.seconds(5), scheduler: AtOnce()).subscribe(add)
    #expect(got == ["error(Sequence timeout.)"])
  }

  @Test("a scheduler with single actions repeats them; one whose tick comes while another runs has its turn after that")
  func repetition() {
    /// Keeps what is scheduled until it is asked to run the first.
    final class ByHand: SchedulerType {
      var waiting: [() -> Void] = []
      var now: RxTime { Date(timeIntervalSince1970: 0) }

      func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
      }

      func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        let disposable = BooleanDisposable()
        waiting.append { if !disposable.isDisposed { _ = action(state) } }
        return disposable
      }

      func runFirst() { waiting.removeFirst()() }
    }
    let scheduler = ByHand()
    var got: [String] = []
    let subscription = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
      got.append("begin \(state)")
      if state < 3 { scheduler.runFirst() }
      got.append("end \(state)")
      return state + 1
    }
    scheduler.runFirst()
    #expect(got == ["begin 1", "end 1"])
    while got.count < 6, !scheduler.waiting.isEmpty { scheduler.runFirst() }
    #expect(got == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    subscription.dispose()
    while !scheduler.waiting.isEmpty { scheduler.runFirst() }
    #expect(got.count == 6)
  }

  @Test func `a disposable can be put into everything that holds disposables`() {
    let flags = (0..<7).map { _ in Flag() }
    let serial = SerialDisposable()
    serial.disposable = flags[0]
    let single = SingleAssignmentDisposable()
    single.setDisposable(flags[1])
    let scheduled = ScheduledDisposable(scheduler: AtOnce(), disposable: flags[2])
    let counted = RefCountDisposable(disposable: flags[3])
    do {
      let bag = DisposeBag()
      flags[4].disposed(by: bag)
      let group = CompositeDisposable(serial, single, scheduled, counted, flags[5])
      Disposables.create(group, flags[6]).disposed(by: bag)
    }
    #expect(flags.allSatisfy { $0.isDisposed })
  }

  /// Breaks the grammar: sends after its end, and when it is disposed.
  private struct Rude: ObservableType {
    typealias Element = Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(RxError.unknown)
      return Disposables.create {
        observer.onNext(3)
        observer.onCompleted()
      }
    }
  }

  @Test func `events that a source sends after its end, or at its disposal, are dropped`() {
    let operators: [(Observable<Int>) -> Observable<Int>] = [
      { $0 }, { $0.map { $0 } }, { $0.take(5) }, { $0.do(onNext: { _ in }) }, { $0.startWith() },
      { $0.concat(Observable.empty()) }, { $0.retry(2) }, { $0.catch { _ in .empty() } },
      { $0.retry(when: { (errors: Observable<any Error>) in errors }) }, { .merge($0, .empty()) },
      { $0.amb(Observable.never()) }, { $0.flatMap { Observable.just($0) } },
      { $0.flatMapLatest { Observable.just($0) } },
      { $0.share() }, { $0.share(replay: 1) }, { $0.materialize().dematerialize() },
      { .combineLatest($0, Observable.just(0), resultSelector: +) }, { $0.withLatestFrom(Observable.just(1)) },
      { $0.subscribe(on: CurrentThreadScheduler.instance) }, { $0.observe(on: CurrentThreadScheduler.instance) },
    ]
    for apply in operators {
      var got: [String] = []
      apply(Rude().asObservable()).subscribe { got.append("\($0)") }.dispose()
      #expect(got == ["next(1)", "completed"])
    }
    var got: [String] = []
    Rude().subscribe(onNext: { got.append("\($0)") }, onCompleted: { got.append("|") }).dispose()
    _ = Rude().subscribe(on: CurrentThreadScheduler.instance).subscribe { got.append("\($0)") }
    #expect(got == ["1", "|", "next(1)", "completed"])
  }
}
