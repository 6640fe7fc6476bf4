import Rx

/// Seven nested `combineLatest`s of four; only the innermost fourth source sends more than once.
enum CombineLatests {
  static var workloads: [Workload] {
    [
      Workload("combineLatest pumping", per: "element", 100_000, reference: .init(nanoseconds: 3_233, allocations: 0)) {
        sum(combined(elements: $0))
      },
      Workload(
        "combineLatest creating", per: "subscription", 5_000, reference: .init(nanoseconds: 42_317, allocations: 273)
      ) { count in
        (0..<count).reduce(0) { total, _ in total + sum(combined(elements: 1)) }
      },
    ]
  }

  private static func combined(elements count: Int) -> Observable<Int> {
    var combined = Chains.source(elements: count)
    for _ in 0..<7 {
      combined = Observable.combineLatest(Observable.just(1), Observable.just(1), Observable.just(1), combined) {
        first, _, _, _ in first
      }
    }
    return combined
  }
}
