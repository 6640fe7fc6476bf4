/// Something to measure: how long a unit of it takes, and what it allocates.
struct Workload {
  /// What one unit is.
  enum Unit: String {
    case element
    case subscription
    case event
    case bag
  }

  let name: String
  let unit: Unit
  /// How many units one run has.
  let count: Int
  /// Does that many units.
  let run: (_ count: Int) -> Void

  init(_ name: String, per unit: Unit, _ count: Int, _ run: @escaping (_ count: Int) -> Void) {
    self.name = name
    self.unit = unit
    self.count = count
    self.run = run
  }
}

/// Makes the compiler believe that `value` is used.
@inline(never)
func use<Value>(_ value: Value) {}
