import Trace

extension KeyValueObservable {
  /// Returns the value at the end of a key path: the name or alias of an `@Observed` property, or several joined by
  /// dots.
  ///
  /// - Returns: the value; `nil` also for an optional that is `nil`, at the end or on the way. A wrong key is
  ///   reported, and gives `nil`. (KVO raises an exception.)
  public func value(forKeyPath keyPath: String) -> Any? {
    do throws(UnknownKey) {
      return try value(for: keyPath.keys)
    } catch {
      Mistake.report(error.description)
      return nil
    }
  }

  /// Returns true if a key path is valid, as far as it can be followed now: behind a `nil` every key may be right.
  public func hasValue(forKeyPath keyPath: String) -> Bool {
    do throws(UnknownKey) {
      _ = try value(for: keyPath.keys)
      return true
    } catch {
      return false
    }
  }

  func value(for keys: [String]) throws(UnknownKey) -> Any? {
    var value: Any? = self
    for key in keys {
      guard let inner = value else { return nil }
      guard let object = inner as? any KeyValueObservable else { throw UnknownKey(key, type(of: inner), []) }
      value = try object.property(key).anyValue
    }
    return value
  }

  private func property(_ key: String) throws(UnknownKey) -> any ObservedProperty {
    let properties = observers.properties(of: self)
    let aliases = type(of: self).keyAliases
    if let property = properties[key] ?? aliases[key].flatMap({ properties[$0] }) { return property }
    throw UnknownKey(key, type(of: self), properties.keys.sorted())
  }
}

extension String {
  /// The keys of a string key path; an empty one is a key that no property has.
  var keys: [String] { split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
}

/// An error: a string key that no property has.
struct UnknownKey: Error, CustomStringConvertible {
  let description: String

  init(_ key: String, _ type: Any.Type, _ known: [String]) {
    let names = known.map(quoted).joined(separator: ", ")
    description =
      "\(type) has no @Observed property \(quoted(key))" + (known.isEmpty ? "" : ", only \(names)")
  }
}

/// Returns a key for the line of a mistake: whatever is in it, it cannot write to a terminal.
func quoted(_ key: String) -> String {
  "\"" + key.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
