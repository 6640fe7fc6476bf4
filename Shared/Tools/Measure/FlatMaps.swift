import Rx

/// Five nested `flatMap`s, and the same with `flatMapLatest`; each inner sequence is one element.
enum FlatMaps {
  static var workloads: [Workload] {
    [
      Workload("flatMaps pumping", per: "element", 100_000, reference: .init(nanoseconds: 6_018, allocations: 25)) {
        sum(flatMaps(elements: $0))
      },
      Workload(
        "flatMaps creating", per: "subscription", 10_000, reference: .init(nanoseconds: 18_026, allocations: 136)
      ) { count in
        (0..<count).reduce(0) { total, _ in total + sum(flatMaps(elements: 1)) }
      },
      Workload("flatMapLatest pumping", per: "element", 100_000, reference: .init(nanoseconds: 6_106, allocations: 25))
      { sum(flatMapLatests(elements: $0)) },
      Workload(
        "flatMapLatest creating", per: "subscription", 10_000, reference: .init(nanoseconds: 17_491, allocations: 136)
      ) { count in
        (0..<count).reduce(0) { total, _ in total + sum(flatMapLatests(elements: 1)) }
      },
    ]
  }

  private static func flatMaps(elements count: Int) -> Observable<Int> {
    Chains.source(elements: count)
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
      .flatMap { Observable.just($0) }
  }

  private static func flatMapLatests(elements count: Int) -> Observable<Int> {
    Chains.source(elements: count)
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
      .flatMapLatest { Observable.just($0) }
  }
}
