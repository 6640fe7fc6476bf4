extension Counterexample {
  /// The inputs as an array in Swift, which can be pasted into a test: an enumeration's cases as they are written.
  public var swiftCode: String {
    inputs.isEmpty ? "[]" : "[\n" + inputs.map { "  \(Self.code(of: $0)),\n" }.joined() + "]"
  }

  fileprivate static func code(of input: Input) -> String {
    (Mirror(reflecting: input).displayStyle == .enum ? "." : "") + String(reflecting: input).droppingModule(of: input)
  }
}

extension String {
  /// `String(reflecting:)` names the type before a case without arguments: `Example.Act.up`.
  fileprivate func droppingModule(of input: some Any) -> String {
    let prefix = String(reflecting: type(of: input)) + "."
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension Counterexample: CustomStringConvertible where Fault: CustomStringConvertible {
  /// The inputs, a line for each, and what is wrong after them: in their own words if they have such, as Swift otherwise.
  public var description: String {
    guard !inputs.isEmpty else { return "at the start\n\(finding)" }
    let lines = inputs.map { input in (input as? any CustomStringConvertible)?.description ?? Self.code(of: input) }
    return "after\n\(lines.map { "  \($0)\n" }.joined())\(finding)"
  }
}
