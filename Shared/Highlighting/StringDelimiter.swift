/// The beginning of a string literal, which determines its end.
struct StringDelimiter {
  /// True for a literal on several lines: `"""`.
  let isMultiline: Bool

  /// The number of `#` around it.
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

  var opening: Int { hashes + (isMultiline ? 3 : 1) }

  var closing: String { (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes) }

  var escape: String { "\\" + String(repeating: "#", count: hashes) }
}
