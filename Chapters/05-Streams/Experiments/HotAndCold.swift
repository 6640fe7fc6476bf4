import Rx
import Stage

/// Hot and cold observables, distinguished by the number of requests.
enum HotAndCold {
  // MARK: hot-cold

  static func count(_ print: @escaping Print) {
    let desk = PublishSubject<String>()
    var requests = 0
    let cold = Observable<String>.create { observer in
      requests += 1
      observer.onNext("answer \(requests)")
      return desk.subscribe(observer)
    }
    func total(_ what: String, _ print: Print) {
      print("\(what): \(requests) request\(requests == 1 ? "" : "s")")
      requests = 0
    }
    func twoSubscribers(of source: Observable<String>, _ print: @escaping Print) -> DisposeBag {
      let disposeBag = DisposeBag()
      source.subscribe(onNext: { print("first: \($0)") }).disposed(by: disposeBag)
      source.subscribe(onNext: { print("second: \($0)") }).disposed(by: disposeBag)
      return disposeBag
    }

    section("callback: each call does the work", print) { print in
      func ask(_ answer: (String) -> Void) {
        requests += 1
        answer("answer \(requests)")
      }
      ask { print("first: \($0)") }
      ask { print("second: \($0)") }
      total("two callers", print)
    }
    section("rx, cold: each subscription does the work", print) { print in
      total("no subscriber", print)
      let disposeBag = twoSubscribers(of: cold, print)
      total("two subscribers", print)
      withExtendedLifetime(disposeBag) {}
    }
    section("rx, share(): the first subscription does the work", print) { print in
      let shared = cold.share()
      total("no subscriber", print)
      let disposeBag = twoSubscribers(of: shared, print)
      total("two subscribers, the second too late for the answer", print)
      withExtendedLifetime(disposeBag) {}
    }
    section("rx, publish() and connect(): connect() does the work", print) { print in
      let connectable = cold.publish()
      let disposeBag = twoSubscribers(of: connectable, print)
      total("two subscribers", print)
      connectable.connect().disposed(by: disposeBag)
      total("connected", print)
    }
    section("rx, hot: events happen with or without subscribers", print) { print in
      desk.onNext("the bell before the subscription")
      let subscription = desk.subscribe(onNext: { print("heard: \($0)") })
      desk.onNext("the bell")
      subscription.dispose()
      total("a subject", print)
    }
  }
}
