/// A word of source text, and what it means where it stands.
struct Word {
  private let text: String
  private let before: ArraySlice<Character>
  private let after: ArraySlice<Character>

  init(_ range: Range<Int>, of characters: [Character]) {
    text = String(characters[range])
    before = characters[..<range.lowerBound]
    after = characters[range.upperBound...]
  }

  /// The kind of the word: a keyword, a type, or just a name.
  var kind: HighlightedSource.Kind {
    if isKeyword { return .keyword }
    return text.first?.isUppercase == true ? .type : .plain
  }

  private var isKeyword: Bool {
    if isMember { return Self.selves.contains(text) || text == "init" }
    if isLabel { return false }
    if Self.keywords.contains(text) || Self.selves.contains(text) { return true }
    if Self.accessors.contains(text) { return Self.behindAccessors.contains(nextWord) }
    if Self.restrictable.contains(text), after.first == "(" { return true }
    return Self.modifiers.contains(text) && after.first == " " && next.first?.beginsWord == true
  }

  /// True for the name of a member, as in `.default`, but not for the end of a range.
  private var isMember: Bool { before.last == "." && before.dropLast().last != "." }

  /// True for the label of an argument, as in `f(for: 1)` and `func f(for one: Int)`.
  private var isLabel: Bool {
    if after.first == ":" { return text != "default" && !Self.selves.contains(text) }
    guard let last = before.last(where: { !$0.isWhitespace }) else { return false }
    return (last == "(" || last == ",") && Self.prepositions.contains(text)
  }

  /// The text behind it on its line.
  private var next: ArraySlice<Character> { after.drop { $0 == " " } }

  private var nextWord: String {
    let word = next.prefix { $0.continuesWord }
    return word.isEmpty ? String(next.prefix(1)) : String(word)
  }

  // MARK: The language

  /// Keywords wherever they stand, also behind a point or before a colon.
  private static let selves: Set = ["false", "nil", "self", "super", "true"]

  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try",
    "typealias", "var", "where", "while",
  ]

  /// Keywords only before another word.
  private static let modifiers: Set = [
    "actor", "any", "borrowing", "consuming", "convenience", "dynamic", "each", "final", "indirect", "infix",
    "isolated", "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "required", "sending", "some", "unowned", "weak",
  ]

  /// Keywords only before what they do, or before one another.
  private static let accessors: Set = ["didSet", "get", "set", "willSet"]
  private static let behindAccessors: Set = ["{", "}", "async", "get", "set", "throws"]

  /// Modifiers that may say more in parentheses: `unowned(safe)`.
  private static let restrictable: Set = ["nonisolated", "unowned"]

  /// Keywords that also are good names of arguments.
  private static let prepositions: Set = ["as", "for", "in", "is", "where", "while"]
}

extension Character {
  /// True if a word can begin with it.
  var beginsWord: Bool { isLetter || self == "_" || self == "$" }

  /// True if a word can continue with it.
  var continuesWord: Bool { beginsWord || isNumber }

  /// True if it ends a line for the compiler, which knows fewer line breaks than Unicode.
  var breaksLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
