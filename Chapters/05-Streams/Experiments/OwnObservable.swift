import Dispatch
import Rx
import RxControls
import Stage
import World

/// Observables that are made by hand.
enum OwnObservable {
  // MARK: own-create

  static func create(_ print: @escaping Print, _ world: VirtualWorld) throws {
    section("an own just, through Observable.create", print) { print in
      just(42).subscribe { print("\($0)") }.dispose()
    }
    try section("an own clock: what it returns stops it", print) { print in
      let clock = clock(on: WorldScheduler(world)) { print("the clock is stopped") }
      let subscription = clock.take(2).subscribe { print("\($0)") }
      try world.advance(by: .seconds(5))
      print("five seconds have passed")
      subscription.dispose()
    }
    section("what Observable.create takes care of: nothing comes after the end", print) { print in
      let talkative = { (observer: AnyObserver<Int>) -> any Disposable in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        return Disposables.create { print("disposed") }
      }
      let log = AnyObserver<Int> { print("\($0)") }
      Observable.create(talkative).subscribe(log).dispose()
      print("and an own create, which is nothing but the function that subscribes:")
      OwnCreate(talkative).subscribe(log).dispose()
    }
  }

  private static func just<Element>(_ element: Element) -> Observable<Element> {
    Observable.create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private static func clock(on scheduler: any SchedulerType, _ stopped: @escaping () -> Void) -> Observable<Int> {
    Observable.create { observer in
      let ticks = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { count in
        observer.onNext(count)
        return count + 1
      }
      return Disposables.create {
        ticks.dispose()
        stopped()
      }
    }
  }

  // MARK: hot-cold

  static func hotAndCold(_ print: @escaping Print) {
    let desk = PublishSubject<String>()
    var requests = 0
    let cold = Observable<String>.create { observer in
      requests += 1
      observer.onNext("answer \(requests)")
      return desk.subscribe(observer)
    }
    func count(_ what: String, _ print: Print) {
      print("\(what): \(requests) request\(requests == 1 ? "" : "s")")
      requests = 0
    }
    func twoSubscribers(of source: Observable<String>, _ print: @escaping Print) -> DisposeBag {
      let disposeBag = DisposeBag()
      source.subscribe(onNext: { print("first: \($0)") }).disposed(by: disposeBag)
      source.subscribe(onNext: { print("second: \($0)") }).disposed(by: disposeBag)
      return disposeBag
    }

    section("callback: who calls causes the work", print) { print in
      func ask(_ answer: (String) -> Void) {
        requests += 1
        answer("answer \(requests)")
      }
      ask { print("first: \($0)") }
      ask { print("second: \($0)") }
      count("two callers", print)
    }
    section("rx, cold: who subscribes causes the work", print) { print in
      count("nobody subscribes", print)
      let disposeBag = twoSubscribers(of: cold, print)
      count("two subscribers", print)
      withExtendedLifetime(disposeBag) {}
    }
    section("rx, share(): the first subscriber causes the work", print) { print in
      let shared = cold.share()
      count("nobody subscribes", print)
      let disposeBag = twoSubscribers(of: shared, print)
      count("two subscribers, the second too late for the answer", print)
      withExtendedLifetime(disposeBag) {}
    }
    section("rx, publish() and connect(): the work is caused by hand", print) { print in
      let connectable = cold.publish()
      let disposeBag = twoSubscribers(of: connectable, print)
      count("two subscribers", print)
      connectable.connect().disposed(by: disposeBag)
      count("connected", print)
    }
    section("rx, hot: it happens whether anybody listens or not", print) { print in
      desk.onNext("the bell that nobody heard")
      let subscription = desk.subscribe(onNext: { print("heard: \($0)") })
      desk.onNext("the bell")
      subscription.dispose()
      count("a subject", print)
    }
  }
}

/// An observable that is nothing but the function that subscribes. RxSwift's does more: it stops at the end.
private struct OwnCreate<Element>: ObservableType {
  private let start: (AnyObserver<Element>) -> any Disposable

  init(_ start: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.start = start
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    start(observer.asObserver())
  }
}
