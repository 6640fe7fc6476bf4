import Dispatch
import Rx
import RxControls
import Stage
import World

/// Observables made by hand.
enum OwnObservable {
  // MARK: own-create

  static func create(_ print: @escaping Print, _ world: VirtualWorld) throws {
    section("your own just, through Observable.create", print) { print in
      just(42).subscribe { print("\($0)") }.dispose()
    }
    try section("your own clock: the disposable that it returns stops it", print) { print in
      let clock = clock(on: WorldScheduler(world)) { print("the clock is stopped") }
      let subscription = clock.take(2).subscribe { print("\($0)") }
      try world.advance(by: .seconds(5))
      print("five seconds have passed")
      subscription.dispose()
    }
    section("Observable.create makes sure that no event follows the end", print) { print in
      let talkative = { (observer: AnyObserver<Int>) -> any Disposable in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        return Disposables.create { print("disposed") }
      }
      let log = AnyObserver<Int> { print("\($0)") }
      Observable.create(talkative).subscribe(log).dispose()
      print("your own create, which only stores the function that subscribes:")
      OwnCreate(talkative).subscribe(log).dispose()
    }
  }

  // Listing 4.18 of the book.
  static func just<Element>(_ element: Element) -> Observable<Element> {
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
}

/// An observable that only wraps the function that subscribes. RxSwift's `create` also ends at a completion or an error.
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
