/// Reads one line of a script from left to right, and only as far as it is right.
///
/// It goes by Unicode scalars: a combining mark behind a quotation mark makes one character of the two, yet the mark
/// still opens the text.
nonisolated struct LineParser {
  /// One word or one text in quotation marks.
  struct Word {
    var text: String
    var isQuoted: Bool
    var start: String.Index
  }

  let source: String
  let file: String
  let number: Int

  /// The commands that are known here beside those of ``Grammar``.
  let others: [String]

  /// Where each word read so far begins.
  private(set) var words: [String.Index] = []

  /// The correct form of the line, for the hint; empty until it is known.
  var form = ""

  private var pending: Word?

  /// The position of the next character.
  var position: String.Index
  private var endOfLastWord: String.Index

  init(_ source: String, file: String, number: Int, among others: [String] = []) {
    self.source = source
    self.file = file
    self.number = number
    self.others = others
    position = source.startIndex
    endOfLastWord = source.startIndex
  }

  /// The next word, or `nil` at the end of the line or before a comment.
  mutating func next() throws(ScriptError) -> Word? {
    if let word = pending {
      pending = nil
      return word
    }
    let scalars = source.unicodeScalars
    position = scalars[position...].firstIndex { $0 != " " && $0 != "\t" } ?? scalars.endIndex
    guard position < scalars.endIndex, scalars[position] != "#" else { return nil }
    let start = position
    words.append(start)
    let isQuoted = scalars[start] == "\""
    let text = isQuoted ? try quotedText() : try bareText()
    endOfLastWord = position
    return Word(text: text, isQuoted: isQuoted, start: start)
  }

  /// The next word is this one again.
  mutating func putBack(_ word: Word) { pending = word }

  /// Nothing but a comment may follow.
  mutating func end() throws(ScriptError) {
    if let word = try next() { throw unexpected(word, "the end of the line") }
  }

  /// Says what stands there (`nil`: nothing) instead of what is expected, and how to write the line.
  func unexpected(_ word: Word?, _ expected: String) -> ScriptError {
    let found = word.map { ($0.isQuoted ? "the text " : "") + excerpt($0.text) } ?? "the end of the line"
    return error(word?.start ?? endOfLastWord, "found \(found), expected \(expected)" + hint)
  }

  func error(_ place: String.Index, _ message: String) -> ScriptError {
    ScriptError(file: file, line: number, column: source[..<place].count + 1, message: message)
  }

  private var hint: String { form.isEmpty ? "" : ": write \(form)" }

  private mutating func bareText() throws(ScriptError) -> String {
    let scalars = source.unicodeScalars
    let start = position
    while position < scalars.endIndex, !(scalars[position] == " " || scalars[position] == "\t") {
      let scalar = scalars[position]
      if scalar == "#" { break }
      if scalar == "\"" { throw error(position, "found a text right behind a word, expected a space between them") }
      if scalar.properties.isWhitespace {
        throw error(position, "found the character \(scalar.escaped), expected an ordinary space")
      }
      scalars.formIndex(after: &position)
    }
    return String(scalars[start..<position])
  }
}

/// The beginning of a text, quoted: enough to find it again in the script.
nonisolated package func excerpt(_ text: String) -> String {
  let limit = 24
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return quoted(text) }
  return quoted(String(scalars[..<end]) + "…")
}
