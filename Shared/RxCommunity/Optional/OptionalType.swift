/// An optional, for generic code that asks whether a type is one.
public protocol OptionalType {
  /// The type of the wrapped value.
  associatedtype Wrapped

  /// The optional itself.
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  /// The optional itself.
  public var value: Wrapped? { self }
}
