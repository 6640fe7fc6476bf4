nonisolated extension Unicode.Scalar {
  /// Whether a terminal would obey this character instead of showing it: the controls C0, DEL and C1
  /// (ESC begins a command, CSI as well), line and paragraph separators, and the bidirectional
  /// controls, which can make a line read otherwise than it is (Unicode's UAX #9).
  var commandsTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// The character as a script writes it when it cannot stand for itself: `\u{1B}`.
  var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

nonisolated extension String {
  /// The text with each character that a terminal would obey written as `\u{…}`.
  ///
  /// All text from outside (scripts, files, answers, arguments) passes through here or through
  /// ``quoted(_:)`` on its way to a terminal. A line break is escaped too: the result is one line.
  public var escapedForTerminal: String {
    unicodeScalars.contains(where: \.commandsTerminal)
      ? unicodeScalars.map { $0.commandsTerminal ? $0.escaped : String($0) }.joined()
      : self
  }
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
