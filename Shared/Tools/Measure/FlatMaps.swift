import Rx

/// Five nested `flatMap`s, and the same with `flatMapLatest`, as in RxSwift's benchmarks; each inner sequence is one element.
enum FlatMaps {
  static var workloads: [Workload] {
    [
      Workload("flatMaps pumping", per: "element", 100_000) { count in
        sum(subscriptions: 1) { flatMaps(elements: count) }
      },
      Workload("flatMaps creating", per: "subscription", 10_000) { count in
        sum(subscriptions: count) { flatMaps(elements: 1) }
      },
      Workload("flatMapLatest pumping", per: "element", 100_000) { count in
        sum(subscriptions: 1) { flatMapLatests(elements: count) }
      },
      Workload("flatMapLatest creating", per: "subscription", 10_000) { count in
        sum(subscriptions: count) { flatMapLatests(elements: 1) }
      },
    ]
  }

  private static func flatMaps(elements count: Int) -> Observable<Int> {
    (0..<5).reduce(Chains.source(elements: count)) { chain, _ in chain.flatMap { Observable.just($0) } }
  }

  private static func flatMapLatests(elements count: Int) -> Observable<Int> {
    (0..<5).reduce(Chains.source(elements: count)) { chain, _ in chain.flatMapLatest { Observable.just($0) } }
  }
}
