import Rx

/// Twelve steps, `map` and `filter` in turn: as closures, as observables.
enum Chains {
  static var workloads: [Workload] {
    [
      Workload("12 closures", per: "element", 4_000_000) { count in
        var sum = 0
        let chain = closures { sum += $0 }
        for _ in 0..<count { chain(1) }
        return sum
      },
      Workload("map–filter pumping", per: "element", 1_000_000, reference: .init(nanoseconds: 1_616, allocations: 0)) {
        count in
        sum(chain(elements: count))
      },
      Workload(
        "map–filter creating", per: "subscription", 20_000, reference: .init(nanoseconds: 13_583, allocations: 105)
      ) { count in
        (0..<count).reduce(0) { total, _ in total + sum(chain(elements: 1)) }
      },
    ]
  }

  static func source(elements count: Int) -> Observable<Int> {
    .create { observer in
      for _ in 0..<count { observer.on(.next(1)) }
      return Disposables.create()
    }
  }

  static func chain(elements count: Int) -> Observable<Int> {
    source(elements: count)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
  }

  /// The plain form of the same chain: each step knows the next one as a closure.
  private static func closures(_ end: @escaping (Int) -> Void) -> (Int) -> Void {
    var next = end
    for _ in 0..<6 {
      next = filter(map(next) { $0 }) { _ in true }
    }
    return next
  }

  @inline(never)
  private static func map(_ next: @escaping (Int) -> Void, _ transform: @escaping (Int) -> Int) -> (Int) -> Void {
    { next(transform($0)) }
  }

  @inline(never)
  private static func filter(_ next: @escaping (Int) -> Void, _ predicate: @escaping (Int) -> Bool) -> (Int) -> Void {
    { if predicate($0) { next($0) } }
  }
}
