import Rx
import Synchronization

/// Further operators that apps use.
enum Operators {
  static var workloads: [Workload] {
    [
      Workload("behaviour relay", per: "element", 1_000_000) { count in
        let relay = BehaviorRelay(value: 0)
        return sum(relay.asObservable()) { for number in 0..<count { relay.accept(number) } }
      },
      Workload("share(replay: 1) to four", per: "element", 500_000) { count in
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        var sum = 0
        let subscriptions = (0..<4).map { _ in shared.subscribe(onNext: { sum += $0 }) }
        for _ in 0..<count { subject.onNext(1) }
        for subscription in subscriptions { subscription.dispose() }
        return sum
      },
      Workload("scan–distinct–take", per: "element", 1_000_000) { count in
        let subject = PublishSubject<Int>()
        return sum(subject.scan(0) { $0 + $1 }.distinctUntilChanged().take(.max)) {
          for _ in 0..<count { subject.onNext(1) }
        }
      },
      Workload("from", per: "element", 1_000_000) { count in
        sum(Observable.from(0..<count))
      },
      Workload("merge of two", per: "element", 500_000) { count in
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        return sum(Observable.merge(a, b)) { for _ in 0..<count / 2 { a.onNext(1); b.onNext(1) } }
      },
      Workload("zip of two", per: "element", 500_000) { count in
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        return sum(Observable.zip(a, b) { $0 + $1 }) { for _ in 0..<count / 2 { a.onNext(1); b.onNext(1) } }
      },
      Workload("withLatestFrom", per: "element", 500_000) { count in
        let (trigger, latest) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
        return sum(trigger.withLatestFrom(latest) { $0 + $1 }) { for _ in 0..<count { trigger.onNext(1) } }
      },
      Workload("observe(on: main)", per: "element", 500_000) { count in
        let subject = PublishSubject<Int>()
        return sum(subject.observe(on: MainScheduler.instance)) { for _ in 0..<count { subject.onNext(1) } }
      },
      Workload("dispose bag with 1,000", per: "disposable", 1_000) { count in
        disposed.store(0, ordering: .relaxed)
        do {
          let bag = DisposeBag()
          // The closure captures nothing: else each would be an allocation more, and not Rx's.
          for _ in 0..<count { Disposables.create { disposed.add(1, ordering: .relaxed) }.disposed(by: bag) }
        }
        return disposed.load(ordering: .relaxed)
      },
    ]
  }

  private static let disposed = Atomic(0)
}
