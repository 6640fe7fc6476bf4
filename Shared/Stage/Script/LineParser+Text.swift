/// Reading a text in quotation marks: the reverse of ``quoted(_:)``.
nonisolated extension LineParser {
  /// The text in quotation marks that begins at the position.
  mutating func quotedText() throws(ScriptError) -> String {
    let scalars = source.unicodeScalars
    let start = position
    var text = String.UnicodeScalarView()
    scalars.formIndex(after: &position)
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar == "\\" {
        text.append(try escape())
        continue
      }
      if scalar.commandsTerminal {
        throw error(position, "found an invisible character in a text, expected its escape: write \(scalar.escaped)")
      }
      scalars.formIndex(after: &position)
      if scalar == "\"" {
        try requireSpace()
        return String(text)
      }
      text.append(scalar)
    }
    throw error(start, "found a text without its end, expected a closing quotation mark on this line")
  }

  private func requireSpace() throws(ScriptError) {
    let scalars = source.unicodeScalars
    guard position < scalars.endIndex, ![" ", "\t", "#"].contains(scalars[position]) else { return }
    throw error(
      position, "found \(excerpt(String(scalars[position]))) right behind a text, expected a space between them")
  }

  /// One of `\"`, `\\`, `\n`, `\u{…}`; the position is at the backslash.
  private mutating func escape() throws(ScriptError) -> Unicode.Scalar {
    let scalars = source.unicodeScalars
    let start = position
    scalars.formIndex(after: &position)
    guard position < scalars.endIndex else {
      throw error(start, "found a backslash at the end of the line, expected \\\" \\\\ \\n or \\u{…}")
    }
    let kind = scalars[position]
    scalars.formIndex(after: &position)
    switch kind {
    case "\"", "\\": return kind
    case "n": return "\n"
    case "u":
      // The two braces and eight digits.
      let rest = scalars[position...]
      if rest.first == "{", let close = rest.prefix(10).firstIndex(of: "}") {
        let digits = String(rest[..<close].dropFirst())
        if digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          position = scalars.index(after: close)
          return scalar
        }
      }
      throw error(start, "found a \\u that names no character, expected its number in hexadecimal: \\u{E9} is é")
    default:
      throw error(start, "found the escape \(excerpt("\\\(kind)")), expected \\\" \\\\ \\n or \\u{…}")
    }
  }
}
