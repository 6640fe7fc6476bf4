/// The calls and values that an observer asks for, as `NSKeyValueObservingOptions`.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits, Apple's.
  public let rawValue: UInt

  /// The options with these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change carries the new value.
  public static let new = Self(rawValue: 1)

  /// The change carries the old value.
  public static let old = Self(rawValue: 2)

  /// One call at once, before the registration returns; it never carries an old value. The observer is registered by
  /// then: it is notified of a change that it makes itself.
  public static let initial = Self(rawValue: 4)

  /// One more call before each change; it never carries a new value.
  public static let prior = Self(rawValue: 8)
}
