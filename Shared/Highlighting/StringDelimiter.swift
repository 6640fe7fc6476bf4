/// How a string begins, and so how it ends.
struct StringDelimiter {
  /// Whether it goes on over line breaks: `"""`.
  let isMultiline: Bool

  /// How many `#` stand around it.
  let hashes: Int

  /// The string that begins at `position`, if one does.
  init?(at position: Int, of characters: [Character]) {
    let rest = characters[position...]
    hashes = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(hashes)
    guard quotes.first == "\"" else { return nil }
    // The text of one on several lines begins on a line of its own; else `#"""#` is a quotation mark in a string.
    isMultiline = quotes.starts(with: "\"\"\"") && quotes.dropFirst(3).first?.breaksLine == true
  }

  /// How many characters open it.
  var opening: Int { hashes + (isMultiline ? 3 : 1) }

  /// What closes it.
  var closing: String { (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes) }

  /// What gives the next character another meaning.
  var escape: String { "\\" + String(repeating: "#", count: hashes) }
}
