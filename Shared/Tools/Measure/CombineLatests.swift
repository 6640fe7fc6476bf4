import Rx

/// Seven nested `combineLatest`s of four, as in RxSwift's benchmarks: each is a source of the next one, the last source
/// for pumping and the first for creating.
enum CombineLatests {
  static var workloads: [Workload] {
    [
      Workload("combineLatest pumping", per: "element", 100_000) { count in
        sum(subscriptions: 1) {
          nested(in: Chains.source(elements: count)) { inner in
            Observable.combineLatest(Observable.just(1), Observable.just(1), Observable.just(1), inner) {
              one, _, _, _ in one
            }
          }
        }
      },
      Workload("combineLatest creating", per: "subscription", 10_000) { count in
        sum(subscriptions: count) {
          nested(in: Chains.source(elements: 1)) { inner in
            Observable.combineLatest(inner, Observable.just(1), Observable.just(1), Observable.just(1)) {
              one, _, _, _ in one
            }
          }
        }
      },
    ]
  }

  private static func nested(
    in source: Observable<Int>, _ combine: (_ inner: Observable<Int>) -> Observable<Int>
  ) -> Observable<Int> {
    var combined = source
    for _ in 0..<7 { combined = combine(combined) }
    return combined
  }
}
