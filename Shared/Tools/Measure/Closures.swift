/// Twelve steps, `map` and `filter` in turn, as plain closures: each step knows the next one.
enum Closures {
  static var workload: Workload {
    Workload("12 closures", per: "element", 4_000_000) { count in
      var sum = 0
      let chain = chain { sum += $0 }
      for _ in 0..<count { chain(1) }
      return sum
    }
  }

  private static func chain(_ end: @escaping (Int) -> Void) -> (Int) -> Void {
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
