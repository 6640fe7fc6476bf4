import Controls

/// The arguments in the forms of ``Grammar``: each method reads the next word as one kind of argument.
nonisolated extension LineParser {
  /// The whole line; `nil` if it is empty or a comment.
  package mutating func command() throws(ScriptError) -> Command? {
    guard let verb = try next() else { return nil }
    guard !verb.isQuoted else { throw unexpected(verb, "a command such as tap") }
    guard let row = Grammar.command(verb.text) else {
      throw unknown(verb, "command", Grammar.commands.map(\.keyword) + others)
    }
    form = row.form
    let command = try row.read(&self)
    try end()
    return command
  }

  /// `ID` or `NAME`: an ASCII letter, then letters, digits and hyphens.
  package mutating func identifier(_ expected: String = "the name of a control") throws(ScriptError) -> String {
    let word = try next()
    guard let word, !word.isQuoted, Grammar.isIdentifier(word.text) else { throw unexpected(word, expected) }
    return word.text
  }

  /// A text in quotation marks.
  package mutating func text() throws(ScriptError) -> String {
    let word = try next()
    guard let word, word.isQuoted else { throw unexpected(word, "a text in straight quotation marks") }
    return word.text
  }

  /// A text in quotation marks, or `none`.
  mutating func textOrNone() throws(ScriptError) -> String? {
    let word = try next()
    if let word, word.isQuoted { return word.text }
    if let word, word.text == "none" { return nil }
    throw unexpected(word, "a text in straight quotation marks, or none")
  }

  /// A whole number that is not less than `least`.
  package mutating func number(_ name: String, from least: Int) throws(ScriptError) -> Int {
    let word = try next()
    guard let word, !word.isQuoted, Grammar.isDigits(word.text), let number = Int(word.text), number >= least else {
      throw unexpected(word, "\(name) as a whole number from \(least)")
    }
    return number
  }

  /// A row from 1, or `none`.
  mutating func rowOrNone() throws(ScriptError) -> Int? {
    let word = try next()
    if let word, !word.isQuoted {
      if word.text == "none" { return nil }
      if Grammar.isDigits(word.text), let row = Int(word.text), row >= 1 { return row }
    }
    throw unexpected(word, "a row as a whole number from 1, or none")
  }

  /// A number from 0 to 1.
  mutating func fraction() throws(ScriptError) -> Double {
    let word = try next()
    guard let word, !word.isQuoted, let fraction = Grammar.fraction(word.text) else {
      throw unexpected(word, "a number from 0 to 1")
    }
    return fraction
  }

  /// A decimal number, perhaps with a sign.
  mutating func decimalNumber() throws(ScriptError) -> Float {
    let word = try next()
    guard let word, !word.isQuoted, let number = Grammar.decimalNumber(word.text) else {
      throw unexpected(word, "a number such as 3 or -2.5")
    }
    return number
  }

  /// `300ms`, `2s`, `0.5s`: up to a day.
  package mutating func duration() throws(ScriptError) -> Duration {
    let word = try next()
    guard let word, !word.isQuoted, let duration = Duration(scriptText: word.text), duration <= .longestWait else {
      throw unexpected(word, "a time such as 300ms or 2s, up to a day (86400s)")
    }
    return duration
  }

  /// `top`, `bottom`, or a row from 1.
  mutating func destination() throws(ScriptError) -> Input.Destination {
    let word = try next()
    if let word, !word.isQuoted {
      if word.text == "top" { return .top }
      if word.text == "bottom" { return .bottom }
      if Grammar.isDigits(word.text), let row = Int(word.text), row >= 1 { return .row(row) }
    }
    throw unexpected(word, "bottom, top, or a row as a whole number from 1")
  }

  /// A key of a field.
  mutating func editingKey() throws(ScriptError) -> EditingKey {
    let word = try next()
    guard let word, !word.isQuoted, let key = EditingKey(rawValue: word.text) else {
      throw unexpected(word, "a key: \(EditingKey.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return key
  }

  /// All that is left: bare words, or texts in quotation marks.
  package mutating func arguments() throws(ScriptError) -> [String] {
    var arguments: [String] = []
    while let word = try next() {
      guard word.isQuoted || Grammar.isBareArgument(word.text) else {
        throw unexpected(word, "letters, digits and . : _ + - (put anything else in quotation marks)")
      }
      arguments.append(word.text)
    }
    return arguments
  }

  /// `live`, or nothing.
  package mutating func isLive() throws(ScriptError) -> Bool {
    guard let word = try next() else { return false }
    guard !word.isQuoted, word.text == "live" else { throw unexpected(word, "live, or nothing") }
    return true
  }

  /// Reads the expected trait of a control: a text, or a word of ``Grammar/traits``.
  package mutating func trait() throws(ScriptError) -> Expectation.Trait {
    guard let word = try next() else { throw unexpected(nil, "what it should show, such as \"1\" or disabled") }
    guard let row = Grammar.trait(word.isQuoted ? "\"text\"" : word.text) else {
      throw unknown(word, "property", Grammar.traits.map(\.keyword))
    }
    if word.isQuoted { putBack(word) }
    form = "expect ID \(row.form)"
    return try row.read(&self)
  }

  private func unknown(_ word: Word, _ kind: String, _ known: [String]) -> ScriptError {
    let hint = known.nearest(to: word.text).map { "did you mean \($0)?" } ?? "use " + known.joined(separator: ", ")
    return error(word.start, "found the unknown \(kind) \(excerpt(word.text)): \(hint)")
  }
}
