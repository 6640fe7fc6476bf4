nonisolated extension Unicode.Scalar {
  /// True if a terminal would obey this character instead of showing it: the controls C0, DEL and C1 (ESC begins a
  /// command, CSI as well), line and paragraph separators, and the bidirectional controls, which can make a line read
  /// otherwise than it is (Unicode's UAX #9).
  ///
  /// No script has it as it is.
  var commandsTerminal: Bool {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// The character as a script writes it when it cannot stand for itself: `\u{1B}`.
  var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// The text as a string of a script, quotation marks included, safe for a terminal.
///
/// Reading it back in a script gives the very same scalars.
nonisolated public func quoted(_ text: String) -> String {
  var literal = "\""
  var followsSyntax = true
  for scalar in text.unicodeScalars {
    let written: String? =
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      // A combining mark would sit on the quotation mark or the brace before it.
      case _ where scalar.commandsTerminal || followsSyntax && scalar.joinsWhatPrecedes: scalar.escaped
      default: nil
      }
    literal += written ?? String(scalar)
    followsSyntax = written != nil
  }
  return literal + "\""
}

nonisolated extension Unicode.Scalar {
  fileprivate var joinsWhatPrecedes: Bool { !isASCII && "\"\(self)".count == 1 }
}
