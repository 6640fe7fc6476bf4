/// A value of the implementation of this name.
public struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the implementation.
  public let name: String

  /// The value.
  public let value: Value

  /// True if the implementation can be wrong: what it is compared with cannot.
  public let isJudged: Bool

  /// Names a value.
  public init(_ name: String, _ value: Value, isJudged: Bool = true) {
    (self.name, self.value, self.isJudged) = (name, value, isJudged)
  }
}

extension Array {
  /// The judged ones that are unlike the references. Without references, the majority takes their place; the result is empty if
  /// there is none.
  package func oddOnes<Value>() -> [String] where Element == Named<Value> {
    let references = filter { !$0.isJudged }
    let counts = Dictionary((references.isEmpty ? self : references).map { ($0.value, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    let isClear = counts.values.count { $0 == most } == 1
    return filter { named in named.isJudged && (counts[named.value].map { isClear && $0 != most } ?? true) }.map(\.name)
  }
}
