/// A script: what to do to a screen and what to expect of it, line by line.
///
/// ``Grammar`` has the whole language. A script does not know any control: whether `count` exists and takes a tap is
/// asked when it is played, and reported with ``error(at:word:_:)`` in the same form.
nonisolated public struct Script: Hashable, Sendable {
  /// The name that errors give: the file's, or `<stdin>`.
  public let name: String

  /// The lines that ask for something; empty lines and comments are left out.
  public let lines: [Line]

  /// The inputs, without the expectations and the other lines.
  public var inputs: [Input] { lines.compactMap(\.input) }

  /// Reads a script.
  ///
  /// Lines end with LF or CRLF, the last one may lack its end; a byte order mark at the start is skipped.
  /// - Throws: the first error, reading from the top and from the left.
  public init(parsing text: String, name: String) throws(ScriptError) {
    try self.init(parsing: text, name: name, among: [])
  }

  /// Reads a line that a person has written where `words` are known as well: an error names them too.
  ///
  /// - Throws: the first error.
  package init(parsing text: String, name: String, among words: [String]) throws(ScriptError) {
    try self.init(parsing: Array(text.utf8), name: name, among: words)
  }

  /// Reads a script from the bytes of a file.
  ///
  /// - Throws: the first error; bytes that are not UTF-8 are one.
  public init(parsing bytes: [UInt8], name: String) throws(ScriptError) {
    try self.init(parsing: bytes, name: name, among: [])
  }

  private init(parsing bytes: [UInt8], name: String, among words: [String]) throws(ScriptError) {
    var lines: [Line] = []
    var number = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var content = bytes[start..<feed]
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      if !content.isEmpty {
        let source = try Self.decode(content, name, number)
        var parser = LineParser(source, file: name, number: number, among: words)
        if let command = try parser.command() {
          lines.append(Line(number: number, source: source, command: command, words: parser.words))
        }
      }
      start = feed + 1
      number += 1
    }
    self.name = name
    self.lines = lines
  }

  /// The script that gives these inputs, one line each; reading it gives them back.
  public static func text(of inputs: [Input]) -> String {
    inputs.map { "\($0)\n" }.joined()
  }

  /// An error about one word of a line, found only now: `demo.script:1:5: there is no control "nothing" …`.
  ///
  /// - Parameters:
  ///   - word: 0 is the command, 1 what follows it: in most lines the control.
  ///   - message: one line; it says what to do.
  public func error(at line: Line, word: Int = 0, _ message: String) -> ScriptError {
    ScriptError(file: name, line: line.number, column: line.column(ofWord: word), message: message)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ name: String, _ number: Int) throws(ScriptError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var valid = String.UnicodeScalarView()
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      valid.append(UTF8.decode(scalar))
      offset += scalar.count
    }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    throw ScriptError(
      file: name, line: number, column: String(valid).count + 1,
      message: "found the byte 0x\(byte), which is not UTF-8, expected text: save the script as UTF-8")
  }
}

nonisolated extension Script {
  /// One line that asks for something, with what an error about it needs.
  public struct Line: Hashable, Sendable {
    /// The number of the line in its file, from 1.
    public let number: Int

    /// The line as it was written, without its end.
    public let source: String

    /// The command.
    public let command: Command

    /// The input that it asks for; `nil` if it is an expectation or another line.
    package var input: Input? {
      if case .input(let input) = command { input } else { nil }
    }

    /// Where each word begins in `source`.
    let words: [String.Index]

    /// The column at which a word begins, in characters (grapheme clusters) from 1.
    ///
    /// - Parameter word: 0 is the command; past the last word it is the last that counts.
    public func column(ofWord word: Int) -> Int {
      let start = words.indices.contains(word) ? words[word] : words.last ?? source.startIndex
      return source[..<start].count + 1
    }
  }
}
