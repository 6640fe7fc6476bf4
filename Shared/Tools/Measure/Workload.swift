/// Work whose time and allocations per unit are measured.
struct Workload {
  let name: String
  /// The name of a unit: `element`, `subscription`…
  let unit: String
  let count: Int
  /// Does that many units and returns their result: a sum or a count.
  let run: (_ count: Int) -> Int

  init(_ name: String, per unit: String, _ count: Int, _ run: @escaping (_ count: Int) -> Int) {
    self.name = name
    self.unit = unit
    self.count = count
    self.run = run
  }

  /// Returns true if `part` is in the name, in capitals or not, and with a hyphen for a dash.
  func isNamed(_ part: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().replacing("–", with: "-") }
    return plain(name).contains(plain(part))
  }

  static var all: [Workload] { [Closures.workload] + benchmarks + others }

  /// The workloads of RxSwift's own benchmarks: the same chains, in the same order, with as many units a run.
  static var benchmarks: [Workload] {
    Subjects.workloads + Chains.workloads + Drivers.workloads + FlatMaps.workloads + CombineLatests.workloads
  }

  /// The workloads that are not compared with RxSwift, in the order of the book's tables.
  static var measuredAlone: [Workload] { [Closures.workload] + others }

  private static var others: [Workload] { Operators.workloads + Patterns.workloads + SectionedLists.workloads }
}

/// Keeps the compiler from leaving out the work that made `value`.
@inline(never)
func use<Value>(_ value: Value) {}
