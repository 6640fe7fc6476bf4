import Rx
import RxControls

/// The chain of twelve as a `Driver`.
enum Drivers {
  static var workloads: [Workload] {
    [
      Workload(
        "map–filter Driver pumping", per: "element", 200_000, reference: .init(nanoseconds: 4_863, allocations: 1)
      ) { count in
        var sum = 0
        chain(elements: count).drive(onNext: { sum += $0 }).dispose()
        return sum
      },
      Workload(
        "map–filter Driver creating", per: "subscription", 5_000,
        reference: .init(nanoseconds: 50_326, allocations: 275)
      ) { count in
        var sum = 0
        for _ in 0..<count { chain(elements: 1).drive(onNext: { sum += $0 }).dispose() }
        return sum
      },
    ]
  }

  private static func chain(elements count: Int) -> Driver<Int> {
    Chains.source(elements: count)
      .asDriver(onErrorJustReturn: -1)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
  }
}
