import Rx

/// A publish subject and its subscribers, as in RxSwift's benchmarks.
enum Subjects {
  static var workloads: [Workload] {
    [
      Workload("subject pumping", per: "element", 1_000_000) { count in
        let subject = PublishSubject<Int>()
        return sum(subject) { for _ in 0..<count { subject.on(.next(1)) } }
      },
      Workload("subject pumping, two subscriptions", per: "element", 1_000_000) { count in
        var sum = 0
        let subject = PublishSubject<Int>()
        let first = subject.subscribe(onNext: { sum += $0 })
        let second = subject.subscribe(onNext: { sum += $0 })
        for _ in 0..<count { subject.on(.next(1)) }
        first.dispose()
        second.dispose()
        return sum
      },
      Workload("subject creating", per: "subscription", 100_000) { count in
        var total = 0
        for _ in 0..<count {
          let subject = PublishSubject<Int>()
          total += sum(subject) { subject.on(.next(1)) }
        }
        return total
      },
    ]
  }
}
