import Rx

/// What else an app does with Rx.
enum Operators {
  static var workloads: [Workload] {
    [
      Workload("behaviour relay", per: "element", 1_000_000) { count in
        let relay = BehaviorRelay(value: 0)
        sum(relay.asObservable()) { for number in 0..<count { relay.accept(number) } }
      },
      Workload("share(replay: 1) to four", per: "element", 500_000) { count in
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        var sum = 0
        let subscriptions = (0..<4).map { _ in shared.subscribe(onNext: { sum += $0 }) }
        for _ in 0..<count { subject.onNext(1) }
        for subscription in subscriptions { subscription.dispose() }
        use(sum)
      },
      Workload("scan–distinct–take", per: "element", 1_000_000) { count in
        let subject = PublishSubject<Int>()
        sum(subject.scan(0) { $0 + $1 }.distinctUntilChanged().take(.max)) {
          for _ in 0..<count { subject.onNext(1) }
        }
      },
      Workload("from", per: "element", 1_000_000) { count in
        sum(Observable.from(0..<count)) {}
      },
      Workload("merge of two", per: "element", 500_000) { count in
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        sum(Observable.merge(a, b)) { for _ in 0..<count / 2 { a.onNext(1); b.onNext(1) } }
      },
      Workload("zip of two", per: "element", 500_000) { count in
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        sum(Observable.zip(a, b) { $0 + $1 }) { for _ in 0..<count / 2 { a.onNext(1); b.onNext(1) } }
      },
      Workload("withLatestFrom", per: "element", 500_000) { count in
        let (trigger, latest) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
        sum(trigger.withLatestFrom(latest) { $0 + $1 }) { for _ in 0..<count { trigger.onNext(1) } }
      },
      Workload("observe(on: main)", per: "element", 500_000) { count in
        let subject = PublishSubject<Int>()
        sum(subject.observe(on: MainScheduler.instance)) { for _ in 0..<count { subject.onNext(1) } }
      },
      Workload("dispose bag with 1,000", per: "disposable", 1_000) { count in
        let bag = DisposeBag()
        for _ in 0..<count { Disposables.create {}.disposed(by: bag) }
      },
    ]
  }

  /// Subscribes to `observable` while `work` is done.
  private static func sum(_ observable: Observable<Int>, _ work: () -> Void) {
    var sum = 0
    let subscription = observable.subscribe(onNext: { sum &+= $0 })
    work()
    subscription.dispose()
    use(sum)
  }
}
