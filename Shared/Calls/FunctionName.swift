/// The name of a function, read from its demangled symbol: `closure #1 in ViewModel.up(_:)`.
struct FunctionName: Hashable, Sendable {
  /// The kind of a function.
  enum Kind: Hashable {
    /// A method, a function, an initializer, as it stands in the source.
    case declared
    /// The accessor that reads a property or runs when it is set, and the one that sets it.
    case getter, setter
    /// A closure in a function.
    case closure
    /// A closure that the compiler makes of a method that is passed as a value.
    case methodReference
    /// The entry of a protocol's table that leads to the method of a type.
    case witness
    /// Anything else that the compiler makes.
    case generated
  }

  /// The kind.
  let kind: Kind

  /// The innermost type in which it stands, without generic arguments; the protocol, for a witness.
  let type: String?

  /// The name with the labels of its arguments: `show(_:)`, `init(_:_:)`, `deinit`, `count`. A local function has its own.
  let member: String

  /// Reads a demangled name.
  init(demangled name: String) {
    var rest = Substring(name)
    // `(2) await resume partial function for f`: the part of an async function behind an `await`.
    if let resumed = rest.firstRange(of: " partial function for ") { rest = rest[resumed.upperBound...] }
    var kind: Kind?
    if rest.removePrefix("protocol witness for ") {
      kind = .witness
      if let end = rest.firstRange(of: " in conformance ") { rest = rest[..<end.lowerBound] }
    }
    var localFunction: String?
    // Functions and closures come from the innermost to the outermost: `closure #1 in retry #1 (after:) in ViewModel.load()`.
    while let end = rest.firstRange(of: " in "), let sign = rest[..<end.lowerBound].firstRange(of: " #") {
      let name = rest[..<sign.lowerBound]
      if let closure = Self.closures[name] {
        kind = kind ?? (localFunction == nil ? closure : .declared)
      } else if !name.contains(" ") {
        let labels = rest[sign.upperBound..<end.lowerBound].drop { $0 != "(" }
        localFunction = localFunction ?? String(name + labels)
      } else {
        break
      }
      rest = rest[end.upperBound...]
    }
    for word in ["static ", "@objc "] { _ = rest.removePrefix(word) }
    var parts = rest.withoutGenericArguments.namesOfPath
    // Other functions that the compiler makes are named in words: `outlined copy of X`, `partial apply for f`.
    let isInWords = parts.contains { $0.prefix { $0 != "(" }.contains(" ") }
    switch parts.last {
    case "getter", "read", "modify", "unsafeMutableAddressor":
      kind = kind ?? (parts.last == "getter" ? .getter : .generated)
      parts.removeLast()
    case "setter":
      kind = kind ?? .setter
      parts.removeLast()
    case "willset", "didset":
      kind = kind ?? .getter
      parts.removeLast()
    case "__deallocating_deinit", "__isolated_deallocating_deinit", "__ivar_destroyer": kind = .generated
    default: if parts.last?.hasPrefix("__allocating_init") == true { kind = .generated }
    }
    self.kind = isInWords ? .generated : kind ?? .declared
    let function = parts.popLast() ?? ""
    member = localFunction ?? function
    type = parts.last
  }

  private static let closures: [Substring: Kind] = ["closure": .closure, "implicit closure": .methodReference]
}

extension Substring {
  fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    removeFirst(prefix.count)
    return true
  }

  fileprivate var withoutGenericArguments: String {
    var text = ""
    var depth = 0
    var last: Character = " "
    for character in self {
      // An operator's own signs, and the arrow of a function type, are no brackets.
      if character == "<", depth > 0 || last.isLetter || last.isNumber { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == ">", last != "-" { depth = Swift.max(0, depth - 1) }
      last = character
    }
    return text
  }
}

extension String {
  /// The names between the points outside of parentheses.
  fileprivate var namesOfPath: [String] {
    var names = [""]
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ".", depth == 0 { names.append("") } else { names[names.count - 1].append(character) }
    }
    return names
  }
}
