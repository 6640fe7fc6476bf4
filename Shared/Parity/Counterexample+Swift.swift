extension Counterexample {
  /// The inputs as an array in Swift, which can be pasted into a test.
  public var swiftCode: String {
    let code = inputCode ?? inputs.map(sourceCode(of:))
    return code.isEmpty ? "[]" : "[\n" + code.map { "  \($0),\n" }.joined() + "]"
  }
}

extension Counterexample: CustomStringConvertible where Fault: CustomStringConvertible {
  /// The inputs, a line for each, and the fault after them: as a call that can be pasted into a test, or else in their own words
  /// if they have such.
  public var description: String {
    let origin = seed.map { "\nfound in the random sequences of seed \($0)" } ?? ""
    guard !inputs.isEmpty else { return "at the start\n\(finding)\(origin)" }
    return "after\n\(call.map { "\($0)(\(swiftCode))\n" } ?? list)\(finding)\(origin)"
  }

  private var list: String {
    let words = inputs.map { input in (input as? any CustomStringConvertible)?.description ?? sourceCode(of: input) }
    return words.map { "  \($0)\n" }.joined()
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
