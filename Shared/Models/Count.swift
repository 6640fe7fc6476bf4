/// Chapter 03's count: it moves by steps and stops at the ends of `Int`.
public struct Count: Hashable, Sendable {
  /// Where the count stands.
  public private(set) var value: Int

  /// A count that starts at `value`.
  public init(_ value: Int = 0) {
    self.value = value
  }

  /// Moves by `step`, which may be negative; a step beyond an end stops at that end.
  public mutating func move(by step: Int) {
    let (sum, overflows) = value.addingReportingOverflow(step)
    value = overflows ? (step > 0 ? .max : .min) : sum
  }

  /// Back to 0.
  public mutating func reset() {
    value = 0
  }

  /// The count as the screen shows it: "0", "-3", and at an end "9223372036854775807 (maximum)".
  public var text: String {
    switch value {
    case .max: "\(value) (maximum)"
    case .min: "\(value) (minimum)"
    default: "\(value)"
    }
  }
}
