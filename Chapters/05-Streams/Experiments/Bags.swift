import Rx
import Stage

/// The lifetimes of subscriptions.
enum Bags {
  // MARK: dispose-bags

  static func bags(_ print: @escaping Print) {
    let news = PublishSubject<String>()
    section("a bag is deallocated with its owner", print) { print in
      var reader: Reader? = Reader(of: news, print)
      news.onNext("one")
      print("\(reader == nil ? "gone" : "here")")
      reader = nil
      news.onNext("nobody reads this")
    }
    section("by hand", print) { print in
      let subscription = subscribe(to: news, print)
      news.onNext("one")
      subscription.dispose()
      print("a second dispose() does nothing")
      subscription.dispose()
    }
    section("a bag is replaced, as in a cell that is used again", print) { print in
      var disposeBag = DisposeBag()
      subscribe(to: news, print).disposed(by: disposeBag)
      news.onNext("for the first row")
      disposeBag = DisposeBag()
      subscribe(to: news, print).disposed(by: disposeBag)
      news.onNext("for the second row, once")
    }
    section("streams that end by themselves need no bag", print) { print in
      _ = Observable.just("just").subscribe(onNext: { print($0) }, onDisposed: { print("disposed") })
      _ = news.take(1).subscribe(onNext: { print($0) }, onDisposed: { print("disposed") })
      news.onNext("the only one that was requested")
    }
    section("Trap: without a bag, a subscription lives as long as its source", print) { print in
      let source = PublishSubject<String>()
      _ = subscribe(to: source, print)
      source.onNext("dropped, and still notified")
    }
    section("Trap: the bag of a singleton only grows", print) { print in
      let session = Session()
      for visit in 1...3 {
        session.openScreen()
        print("visit \(visit): \(session.living) subscription\(session.living == 1 ? "" : "s") alive")
      }
    }
  }

  private static func subscribe(to news: Observable<String>, _ print: @escaping Print) -> any Disposable {
    news.subscribe(onNext: { print($0) }, onDisposed: { print("disposed") })
  }

  // MARK: end-of-the-owner

  static func endOfTheOwner(_ print: @escaping Print) {
    let news = PublishSubject<String>()
    section("the stream ends first", print) { print in
      var reader: Reader? = Reader(of: news, print)
      news.onCompleted()
      print("the owner is \(reader == nil ? "gone" : "still here")")
      reader = nil
      print("the owner is gone")
    }
    let endless = PublishSubject<String>()
    section("the owner is deallocated first", print) { print in
      var reader: Reader? = Reader(of: endless, print)
      print("the owner is \(reader == nil ? "gone" : "still here")")
      reader = nil
      print("the owner is gone")
    }
  }
}

private final class Reader {
  private let disposeBag = DisposeBag()

  init(of news: Observable<String>, _ print: @escaping Print) {
    news.subscribe(onNext: { print($0) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") })
      .disposed(by: disposeBag)
  }
}

/// A singleton, which lives as long as the program.
final class Session {
  private let user = BehaviorRelay(value: "Ada")
  private let disposeBag = DisposeBag()
  private(set) var living = 0

  /// Adds a subscription to a bag that is never deallocated.
  func openScreen() {
    user
      .do(onSubscribe: { [unowned self] in living += 1 }, onDispose: { [weak self] in self?.living -= 1 })
      .subscribe()
      .disposed(by: disposeBag)
  }
}
