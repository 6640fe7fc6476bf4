import Rx

/// Twelve operators, `map` and `filter` in turn, as in RxSwift's benchmarks.
enum Chains {
  static var workloads: [Workload] {
    [
      Workload("map–filter pumping", per: "element", 100_000) { count in
        sum(subscriptions: 1) { chain(elements: count) }
      },
      Workload("map–filter creating", per: "subscription", 10_000) { count in
        sum(subscriptions: count) { chain(elements: 1) }
      },
    ]
  }

  /// A source that emits 1 `count` times during the subscription, and never completes.
  static func source(elements count: Int) -> Observable<Int> {
    .create { observer in
      for _ in 0..<count { observer.on(.next(1)) }
      return Disposables.create()
    }
  }

  private static func chain(elements count: Int) -> Observable<Int> {
    (0..<6).reduce(source(elements: count)) { chain, _ in chain.map(\.self).filter { _ in true } }
  }
}
