extension Trace {
  /// `value` as a person would write it, in short: texts in quotes, types without their modules, and "…" in the place
  /// of what is too much to read.
  public static func described(_ value: Any) -> String {
    var text = ShortText()
    text.append(value)
    return text.text
  }
}

/// A text of limited length that is made of a value, and of no more of it than has room.
struct ShortText {
  /// The most characters of such a text.
  static let limit = 40

  private var written = ""
  private var room = ShortText.limit

  /// The text; an end that had no room is "…".
  var text: String { room < 0 ? written.prefix(Self.limit - 1) + "…" : written }

  /// Writes `value`. Of many elements or properties those behind the limit are not looked at.
  mutating func append(_ value: Any) {
    switch value {
    case let value as any Described: value.describe(in: &self)
    case let text as String: append(quoted: text.prefix(room + 1))
    case let text as Substring: append(quoted: text.prefix(room + 1))
    case let character as Character: append(quoted: "\(character)")
    case let value as any CustomStringConvertible: append(text: value.description)
    case let value as any TextOutputStreamable: append(text: "\(value)")
    case let value as any CustomDebugStringConvertible: append(text: value.debugDescription)
    default: appendParts(of: value)
    }
  }

  private mutating func append(quoted text: Substring) { append(text: String(text).debugDescription) }

  mutating func append(text: String) {
    guard room >= 0 else { return }
    let part = text.prefix(room + 1)
    written += part
    room -= part.count
  }

  /// Writes what `write` makes of each of `elements`, with commas between them.
  mutating func append<Elements: Sequence>(
    list elements: Elements, _ opening: String, _ closing: String, _ write: (inout ShortText, Elements.Element) -> Void
  ) {
    append(text: opening)
    var isFirst = true
    for element in elements {
      // A reader sees only the beginning, however many elements there are.
      guard room >= 0 else { return }
      if !isFirst { append(text: ", ") }
      isFirst = false
      write(&self, element)
    }
    append(text: closing)
  }

  /// A value that says nothing of itself: its case, or the name of its type, and what it is made of.
  private mutating func appendParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      guard let (name, content) = mirror.children.first else { return append(text: "\(value)") }
      append(text: name ?? "")
      if Mirror(reflecting: content).displayStyle == .tuple { return append(content) }
      append(list: CollectionOfOne(content), "(", ")") { $0.append($1) }
    case .tuple, .struct:
      append(list: mirror.children, mirror.displayStyle == .tuple ? "(" : "\(type(of: value))(", ")") { text, part in
        // The parts of a tuple without names are called `.0` and `.1`.
        if let name = part.label, !name.hasPrefix(".") { text.append(text: "\(name): ") }
        text.append(part.value)
      }
    default: append(text: "\(type(of: value))")
    }
  }
}

/// A value of the language's own that others are in, and that would write them with their modules.
private protocol Described {
  func describe(in text: inout ShortText)
}

extension Optional: Described {
  fileprivate func describe(in text: inout ShortText) {
    if let self { text.append(self) } else { text.append(text: "nil") }
  }
}

extension Array: Described {
  fileprivate func describe(in text: inout ShortText) { text.append(list: self, "[", "]") { $0.append($1) } }
}

extension Set: Described {
  fileprivate func describe(in text: inout ShortText) { text.append(list: self, "[", "]") { $0.append($1) } }
}

extension Dictionary: Described {
  fileprivate func describe(in text: inout ShortText) {
    guard !isEmpty else { return text.append(text: "[:]") }
    text.append(list: self, "[", "]") { text, pair in
      text.append(pair.key)
      text.append(text: ": ")
      text.append(pair.value)
    }
  }
}
