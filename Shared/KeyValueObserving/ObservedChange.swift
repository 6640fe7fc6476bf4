/// One change, as an observer receives it, as `NSKeyValueObservedChange`. Every change is a setting.
public struct ObservedChange<Value> {
  /// The value before the change; `nil` unless asked for with `.old`, and in the initial call.
  public let oldValue: Value?

  /// The value after the change; `nil` unless asked for with `.new`, and in a call before the change.
  public internal(set) var newValue: Value?

  /// A Boolean value indicating whether this call comes before the change, as asked for with `.prior`.
  public let isPrior: Bool
}

extension ObservedChange: Sendable where Value: Sendable {}
