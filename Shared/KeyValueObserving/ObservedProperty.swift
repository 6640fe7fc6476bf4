/// An `Observed` of any type, as string keys find it.
protocol ObservedProperty: AnyObject {
  /// The value; `nil` for an optional one that is `nil`.
  var anyValue: Any? { get }

  /// Whether `followers` are those of this property.
  func isFollowed(by followers: PropertyFollowers) -> Bool
}

/// `value`, and `nil` if it is an optional that is `nil`, however deep.
func flattened(_ value: some Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.flattened
}

private protocol OptionalValue {
  var flattened: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var flattened: Any? { flatMap { KeyValueObserving.flattened($0) } }
}
