/// Something to measure: how long a unit of it takes, and what it allocates.
struct Workload {
  /// What RxSwift 6.10.2 needs for a unit, on a machine on which the chain of closures took 33 ns.
  struct Reference {
    let nanoseconds: Double
    let allocations: Double
  }

  let name: String
  /// What one unit is: `element`, `subscription`…
  let unit: String
  /// How many units one run has.
  let count: Int
  let reference: Reference?
  /// Does that many units, and returns what came of them: a sum, or how many there were.
  let run: (_ count: Int) -> Int

  init(
    _ name: String, per unit: String, _ count: Int, reference: Reference? = nil, _ run: @escaping (_ count: Int) -> Int
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.reference = reference
    self.run = run
  }

  /// Whether `part` is in the name, in capitals or not, and with a hyphen for a dash.
  func isNamed(_ part: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().replacing("–", with: "-") }
    return plain(name).contains(plain(part))
  }

  /// All, in the order of the table. The first is what the others are compared with.
  static var all: [Workload] {
    Chains.workloads + Subjects.workloads + Drivers.workloads + FlatMaps.workloads + CombineLatests.workloads
      + Operators.workloads + Patterns.workloads + SectionedLists.workloads
  }
}

/// Keeps the compiler from leaving out the work that made `value`.
@inline(never)
func use<Value>(_ value: Value) {}
