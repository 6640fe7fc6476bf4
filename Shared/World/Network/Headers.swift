/// The fields of a head. Names are the same in upper and lower case (RFC 9110, section 5.1).
public struct Headers: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  /// Fields by name; of two names that differ in case only, the later one counts.
  public init(dictionaryLiteral fields: (String, String)...) {
    self.init(fields)
  }

  /// Fields by name; of two names that differ in case only, the later one counts.
  public init(_ fields: some Sequence<(String, String)>) {
    for (name, value) in fields { self[name] = value }
  }

  /// The value of the field `name`; `nil` takes the field away.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// All fields, names in lower case, in the order of the names.
  public var fields: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}
