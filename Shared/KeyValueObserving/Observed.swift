import Trace

/// A property that notifies its observers of each change.
///
///     @Observed private(set) var count = 0
///
/// It may have property observers of its own: `willSet` runs before all observers, `didSet` after them. Setting it
/// costs next to nothing without observers. Like any stored property it belongs to one thread or actor at a time.
@propertyWrapper
public final class Observed<Value> {
  @usableFromInline var value: Value
  private var followers: PropertyFollowers?

  /// A property that begins with `wrappedValue`.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value. Reading it while a key path is followed makes it one of the observed properties.
  public var wrappedValue: Value {
    // Inlinable, for nothing is done as often as reading a property without followers.
    @inlinable get {
      if KeyPathFollowing.isUnderWay { note() }
      return value
    }
    set {
      guard let followers else { return value = newValue }
      let oldValue = value
      followers.change("old \(Trace.described(oldValue)), new \(Trace.described(newValue))") { value = newValue }
    }
  }

  @usableFromInline func note() { KeyPathFollowing.note(ensuredFollowers) }

  private var ensuredFollowers: PropertyFollowers {
    if let followers { return followers }
    let made = PropertyFollowers()
    followers = made
    return made
  }
}

extension Observed: ObservedProperty {
  var anyValue: Any? { flattened(wrappedValue) }

  func isFollowed(by followers: PropertyFollowers) -> Bool { self.followers === followers }
}
