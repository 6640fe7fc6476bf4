/// The observed properties of an object by name, those of its superclasses too: the wrapper of `count` is `_count`.
func observedProperties(of owner: some KeyValueObservable) -> [String: any ObservedProperty] {
  var found: [String: any ObservedProperty] = [:]
  for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
    for case (let label?, let property as any ObservedProperty) in mirror.children where label.hasPrefix("_") {
      found[String(label.dropFirst())] = property
    }
  }
  return found
}

extension KeyValueObservable {
  /// Returns the name in a trace of one of the `properties` on which an observation of this object depends: `\.count`,
  /// `\.level.text`; and `\.action.isExecuting` where a computed property reads that of another object.
  func path(to property: PropertyFollowers, among properties: [PropertyFollowers]) -> String {
    let own = observers.properties(of: self).filter { _, own in properties.contains { own.isFollowed(by: $0) } }
    if let name = own.first(where: { $0.value.isFollowed(by: property) })?.key { return "\\.\(name)" }
    for (name, own) in own {
      if let inner = own.anyValue, let path = path(to: property, in: inner) { return "\\.\(name).\(path)" }
    }
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      for case (let name?, let inner) in mirror.children {
        if let path = path(to: property, in: inner) { return "\\.\(name).\(path)" }
      }
    }
    return "\\\(type(of: self))"
  }

  private func path(to property: PropertyFollowers, in inner: Any) -> String? {
    guard let inner = flattened(inner) as? any KeyValueObservable else { return nil }
    return inner.observers.properties(of: inner).first { $0.value.isFollowed(by: property) }?.key
  }
}

/// An `Observed` of any type, as string keys find it.
protocol ObservedProperty: AnyObject {
  /// The value; `nil` for an optional one that is `nil`.
  var anyValue: Any? { get }

  /// Returns true if `followers` are those of this property.
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
