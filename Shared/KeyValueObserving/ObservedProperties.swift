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
  /// How a trace names one of the `properties` on which an observation of this object rests: `\.count`, `\.level.text`.
  func path(to property: PropertyFollowers, among properties: [PropertyFollowers]) -> String {
    let own = observers.properties(of: self).filter { _, own in properties.contains { own.isFollowed(by: $0) } }
    if let name = own.first(where: { $0.value.isFollowed(by: property) })?.key { return "\\.\(name)" }
    for (name, own) in own {
      guard let inner = own.anyValue as? any KeyValueObservable,
        let innerName = inner.observers.properties(of: inner).first(where: { $0.value.isFollowed(by: property) })?.key
      else { continue }
      return "\\.\(name).\(innerName)"
    }
    return "\(type(of: self))"
  }
}
