extension Counterexample {
  /// The inputs as an array in Swift, which can be pasted into a test.
  public var swiftCode: String {
    let code = inputCode ?? inputs.map(sourceCode(of:))
    return code.isEmpty ? "[]" : "[\n" + code.map { "  \($0),\n" }.joined() + "]"
  }
}

extension Counterexample: CustomStringConvertible where Fault: CustomStringConvertible {
  /// The inputs, a line for each, and what is wrong after them: in their own words if they have such, as Swift otherwise.
  public var description: String {
    guard !inputs.isEmpty else { return "at the start\n\(finding)" }
    let lines = inputs.map { input in (input as? any CustomStringConvertible)?.description ?? sourceCode(of: input) }
    return "after\n\(lines.map { "  \($0)\n" }.joined())\(finding)"
  }
}

/// Returns a value as it is written in Swift, as far as reflection shows that: an enumeration's case with its arguments.
func sourceCode(of value: Any) -> String {
  if let duration = value as? Duration { return ".seconds(\(duration / .seconds(1)))" }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return String(reflecting: value) }
  guard let (name, payload) = mirror.children.first else {
    // `String(reflecting:)` names the type before a case without arguments: `Example.Act.up`.
    let (text, type) = (String(reflecting: value), String(reflecting: type(of: value)))
    return text.hasPrefix(type + ".") ? String(text.dropFirst(type.count)) : "." + text
  }
  let tuple = Mirror(reflecting: payload)
  let arguments = tuple.displayStyle == .tuple ? Array(tuple.children) : [(label: nil, value: payload)]
  let texts = arguments.map { label, value in
    // A place of a tuple that has no label is called `.0`.
    (label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? "") + sourceCode(of: value)
  }
  return ".\(name ?? "")(\(texts.joined(separator: ", ")))"
}
