import KeyValueObserving
import Rx
import Stage

/// The events that a late subscriber receives.
enum Latecomers {
  // MARK: late-subscribers

  static func subscribers(_ print: @escaping Print) {
    print("sent: 1 2 3; then the late one subscribes; then 4, and completion if there is one")
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    let all = ReplaySubject<Int>.createUnbounded()
    let last = AsyncSubject<Int>()
    compare("PublishSubject", publish, publish.onNext, publish.onCompleted, print)
    compare("BehaviorSubject(0)", behavior, behavior.onNext, behavior.onCompleted, print)
    compare("ReplaySubject(2)", replay, replay.onNext, replay.onCompleted, print)
    compare("ReplaySubject(all)", all, all.onNext, all.onCompleted, print)
    compare("AsyncSubject", last, last.onNext, last.onCompleted, print)
    let publishRelay = PublishRelay<Int>()
    let behaviorRelay = BehaviorRelay(value: 0)
    let replayRelay = ReplayRelay<Int>.create(bufferSize: 2)
    compare("PublishRelay", publishRelay, publishRelay.accept, {}, print)
    compare("BehaviorRelay(0)", behaviorRelay, behaviorRelay.accept, {}, print)
    compare("ReplayRelay(2)", replayRelay, replayRelay.accept, {}, print)
  }

  private static func compare<Source: ObservableType>(
    _ name: String, _ source: Source, _ send: (Int) -> Void, _ end: () -> Void, _ print: Print
  ) where Source.Element == Int {
    var (early, late) = ("", "")
    let disposeBag = DisposeBag()
    source.subscribe { early += " " + Marbles.marble(of: $0) }.disposed(by: disposeBag)
    for number in 1...3 { send(number) }
    source.subscribe { late += " " + Marbles.marble(of: $0) }.disposed(by: disposeBag)
    send(4)
    end()
    print("\(name.padded(18))  early\(early.padded(10))  late\(late)")
  }

  // MARK: late-listeners

  static func listeners(_ print: @escaping Print) {
    let status = Status()
    status.text = "ready"
    section("callback", print) { print in
      status.onChange { print("on change: \($0)") }
      status.callAndOnChange { print("at once and on change: \($0)") }
    }
    section("observer", print) { print in
      status.observations = [
        status.observe(\.text) { status, _ in print("without options: \(status.text)") },
        status.observe(\.text, options: .initial) { status, _ in print(".initial: \(status.text)") },
      ]
    }
    section("each of them, when the text becomes \"busy\"", print) { print in
      status.text = "busy"
      print("and it completed")
    }
  }

  // MARK: late-after-the-end

  static func afterTheEnd(_ print: @escaping Print) {
    for (title, end) in [("the end", Event<Int>.completed), ("an error", .error(Trouble.planned))] {
      section("1 2 3 were sent, and \(title)", print) { print in
        compare("PublishSubject", PublishSubject<Int>(), end, print)
        compare("BehaviorSubject(0)", BehaviorSubject(value: 0), end, print)
        compare("ReplaySubject(2)", ReplaySubject<Int>.create(bufferSize: 2), end, print)
        compare("AsyncSubject", AsyncSubject<Int>(), end, print)
      }
    }
  }

  private static func compare<Subject: SubjectType>(
    _ name: String, _ subject: Subject, _ end: Event<Int>, _ print: Print
  ) where Subject.Observer.Element == Int, Subject.Element == Int {
    let observer = subject.asObserver()
    for number in 1...3 { observer.onNext(number) }
    observer.on(end)
    var late = ""
    subject.subscribe { late += " " + Marbles.marble(of: $0) }.dispose()
    print("\(name.padded(18))  late\(late)")
  }
}

private final class Status: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  var observations: [KeyValueObservation] = []
  private var handlers: [(String) -> Void] = []
  @Observed var text = "" {
    didSet { for handler in handlers { handler(text) } }
  }

  func onChange(_ handler: @escaping (String) -> Void) {
    handlers.append(handler)
  }

  func callAndOnChange(_ handler: @escaping (String) -> Void) {
    handler(text)
    handlers.append(handler)
  }
}
