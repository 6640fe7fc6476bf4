import Rx

/// A publish subject and those who listen.
enum Subjects {
  static var workloads: [Workload] {
    [
      Workload("subject pumping", per: "element", 2_000_000, reference: .init(nanoseconds: 385, allocations: 0)) {
        pump($0, subscribers: 1)
      },
      Workload(
        "subject pumping, two subscriptions", per: "element", 2_000_000,
        reference: .init(nanoseconds: 432, allocations: 0)
      ) { pump($0, subscribers: 2) },
      Workload("subject creating", per: "subscription", 100_000, reference: .init(nanoseconds: 2_252, allocations: 14))
      { count in
        var sum = 0
        for _ in 0..<count {
          let subject = PublishSubject<Int>()
          let subscription = subject.subscribe(onNext: { sum += $0 })
          subject.on(.next(1))
          subscription.dispose()
        }
        return sum
      },
    ]
  }

  private static func pump(_ count: Int, subscribers: Int) -> Int {
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscriptions = (0..<subscribers).map { _ in subject.subscribe(onNext: { sum += $0 }) }
    for _ in 0..<count { subject.on(.next(1)) }
    for subscription in subscriptions { subscription.dispose() }
    return sum
  }
}
