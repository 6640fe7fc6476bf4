/// An optional, for generic code that asks whether a type is one.
public protocol OptionalType {
  /// What the optional holds, if it holds something.
  associatedtype Wrapped

  /// The optional itself.
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  /// The optional itself.
  public var value: Wrapped? { self }
}
