/// Chapter 03's count: it moves by steps and stops at the ends of `Int`.
public struct Count: Hashable, Sendable {
  /// The current count.
  public let value: Int

  /// A count that stands at `value`, at 0 unless told.
  public init(_ value: Int = 0) {
    self.value = value
  }

  /// The count after `step`, which may be negative; a step beyond an end stops at that end.
  public func moved(by step: Int) -> Count {
    let (sum, overflows) = value.addingReportingOverflow(step)
    return Count(overflows ? (step > 0 ? .max : .min) : sum)
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

extension Count: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}
