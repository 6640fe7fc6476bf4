import Rx

/// Five nested `flatMap`s, and the same with `flatMapLatest`; each inner sequence is one element.
enum FlatMaps {
  static var workloads: [Workload] {
    [
      Workload("flatMaps pumping", per: "element", 100_000, reference: .init(nanoseconds: 6_018, allocations: 25)) {
        pump(flatMaps(elements: $0))
      },
      Workload(
        "flatMaps creating", per: "subscription", 10_000, reference: .init(nanoseconds: 18_026, allocations: 136)
      ) { count in
        for _ in 0..<count { pump(flatMaps(elements: 1)) }
      },
      Workload("flatMapLatest pumping", per: "element", 100_000, reference: .init(nanoseconds: 6_106, allocations: 25))
      { pump(flatMapLatests(elements: $0)) },
      Workload(
        "flatMapLatest creating", per: "subscription", 10_000, reference: .init(nanoseconds: 17_491, allocations: 136)
      ) { count in
        for _ in 0..<count { pump(flatMapLatests(elements: 1)) }
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

  private static func pump(_ observable: Observable<Int>) {
    var sum = 0
    observable.subscribe(onNext: { sum += $0 }).dispose()
    use(sum)
  }
}
