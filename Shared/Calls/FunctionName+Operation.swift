extension FunctionName {
  /// The operator, relay or subject that a function of the Rx library belongs to, if its method is among `operators`.
  func operation(among operators: Set<String>) -> String? {
    if let type, type.hasSuffix("Subject") || type.hasSuffix("Relay") { return type }
    let base = String(member.prefix { $0 != "(" })
    if operators.contains(base), base != member, !Self.common.contains(base) { return base }
    guard let type, let first = type.first else { return nil }
    let name = first.lowercased() + type.dropFirst()
    let candidates = operators.subtracting(Self.common).filter {
      name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    return candidates.max { $0.count < $1.count }
  }

  /// The names that stand for no operator, but for methods that hand an event on, and for other things in a way.
  private static let common: Set = [
    "init", "on", "onNext", "onError", "onCompleted", "next", "error", "send", "forward", "disposed", "note",
    "world",
  ]
}
