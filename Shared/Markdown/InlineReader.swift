/// Takes the text of a block apart: code, links, emphasis.
struct InlineReader {
  private(set) var flaws: [Flaw] = []
  let characters: [Character]
  var position = 0
  var pieces = EmphasisMatcher()
  let brackets: [Int: Int]
  let isInLink: Bool
  private let lines: [Int]

  /// - Parameter line: that of the beginning of the text, from 1.
  init(_ text: String, line: Int, isInLink: Bool = false) {
    characters = Array(text)
    brackets = Self.brackets(in: characters)
    lines = characters.reduce(into: [line]) { $0.append($0[$0.count - 1] + ($1 == "\n" ? 1 : 0)) }
    self.isInLink = isInLink
  }

  /// The pieces of the whole text.
  mutating func read() -> [Inline] {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\" where follows(1, { $0.isASCII && ($0.isPunctuation || $0.isSymbol) }):
        pieces.append(characters[position + 1])
        position += 2
      case "`": takeCode()
      case "[": takeLink()
      case "!" where follows(1, { $0 == "[" }): takePicture()
      case "<": takeAddress()
      case "*": takeStars()
      default:
        pieces.append(character)
        position += 1
      }
    }
    for star in pieces.unclosedStrong {
      flaws.append(Flaw(line: line(of: star), "** begins strong text that never ends: write \\* for a star"))
    }
    return pieces.inlines
  }

  private func follows(_ distance: Int, _ isRight: (Character) -> Bool) -> Bool {
    position + distance < characters.count && isRight(characters[position + distance])
  }

  func line(of position: Int) -> Int { lines[position] }

  /// Tells of something that only the author can repair, where the text is read just now.
  mutating func note(_ message: String) { flaws.append(Flaw(line: line(of: position), message)) }

  /// Takes what the reader of a link's text found wrong.
  mutating func take(_ flaws: [Flaw]) { self.flaws += flaws }

  private mutating func takeCode() {
    let count = characters[position...].prefix { $0 == "`" }.count
    var end = position + count
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == count { break }
      end += max(1, run)
    }
    guard end < characters.count else {
      let marks = String(repeating: "`", count: count)
      flaws.append(
        Flaw(line: line(of: position), "\(marks) begins code that never ends: write \\` for the mark itself"))
      for _ in 0..<count { pieces.append("`") }
      position += count
      return
    }
    var code = String(characters[(position + count)..<end].map { $0 == "\n" ? " " : $0 })
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    pieces.append(.code(code))
    position = end + count
  }

  /// `<https://…>`; any other `<` is one.
  private mutating func takeAddress() {
    let rest = String(characters[(position + 1)...].prefix { !"<>".contains($0) && !$0.isWhitespace })
    guard follows(rest.count + 1, { $0 == ">" }), rest.wholeMatch(of: /https?:\/\/[^\s<>]+/) != nil else {
      pieces.append("<")
      position += 1
      return
    }
    pieces.append(.link([.text(rest)], destination: rest, line: line(of: position)))
    position += rest.count + 2
  }

  private mutating func takeStars() {
    let count = characters[position...].prefix { $0 == "*" }.count
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + count < characters.count ? characters[position + count] : " "
    pieces.append(stars: count, between: before, and: after, at: position)
    position += count
  }
}
