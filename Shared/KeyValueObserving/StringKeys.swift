extension KeyValueObservable {
  /// The value at the end of a key path: the name or alias of an `@Observed` property, or several joined by dots.
  ///
  /// - Returns: the value; `nil` also for an optional that is `nil`, at the end or on the way. A wrong key is
  ///   reported, and gives `nil`. (KVO raises an exception.)
  public func value(forKeyPath keyPath: String) -> Any? {
    do throws(UnknownKey) {
      return try value(for: KeySequence(keyPath))
    } catch {
      ObservationMistake.report(error.description)
      return nil
    }
  }

  /// Whether a key path leads somewhere, as far as can be seen now: behind a `nil` every key may be right.
  public func hasValue(forKeyPath keyPath: String) -> Bool {
    do throws(UnknownKey) {
      _ = try value(for: KeySequence(keyPath))
      return true
    } catch {
      return false
    }
  }

  func value(for keys: KeySequence) throws(UnknownKey) -> Any? {
    var object: any KeyValueObservable = self
    for key in keys.leading {
      guard let inner = try object.property(key).anyValue else { return nil }
      guard let next = inner as? any KeyValueObservable else { throw UnknownKey(keys.last, type(of: inner), []) }
      object = next
    }
    return try object.property(keys.last).anyValue
  }

  private func property(_ key: String) throws(UnknownKey) -> any ObservedProperty {
    let properties = observers.properties(of: self)
    let aliases = type(of: self).keyAliases
    if let property = properties[key] ?? aliases[key].flatMap({ properties[$0] }) { return property }
    throw UnknownKey(key, type(of: self), properties.keys.sorted())
  }
}

/// A string key path in its parts.
struct KeySequence {
  let leading: [String]
  let last: String

  init(_ keyPath: String) {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    leading = keys.dropLast()
    last = keys.last ?? ""
  }
}

/// A string key that no property has.
struct UnknownKey: Error, CustomStringConvertible {
  let description: String

  init(_ key: String, _ type: Any.Type, _ known: [String]) {
    let names = known.map(quoted).joined(separator: ", ")
    description =
      "\(type) has no @Observed property \(quoted(key))" + (known.isEmpty ? "" : ", only \(names)")
  }
}
