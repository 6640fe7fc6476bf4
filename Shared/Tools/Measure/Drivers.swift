import Rx
import RxControls

/// The chain of twelve as a `Driver`, as in RxSwift's benchmarks.
///
/// The driver is that of `RxControls` whichever library is below: RxSwift's package has RxCocoa on Apple's systems only.
enum Drivers {
  static var workloads: [Workload] {
    [
      Workload("map–filter Driver pumping", per: "element", 100_000) { count in
        sum(subscriptions: 1) { chain(elements: count) }
      },
      Workload("map–filter Driver creating", per: "subscription", 10_000) { count in
        sum(subscriptions: count) { chain(elements: 1) }
      },
    ]
  }

  private static func chain(elements count: Int) -> Driver<Int> {
    (0..<6).reduce(Chains.source(elements: count).asDriver(onErrorJustReturn: -1)) { chain, _ in
      chain.map(\.self).filter { _ in true }
    }
  }

  private static func sum(subscriptions count: Int, _ make: () -> Driver<Int>) -> Int {
    var sum = 0
    for _ in 0..<count { make().drive(onNext: { sum += $0 }).dispose() }
    return sum
  }
}
