/// Takes the text of a block apart: code, links, emphasis.
struct InlineReader {
  /// What was wrong.
  private(set) var flaws: [Flaw] = []

  private let characters: [Character]
  private let firstLine: Int
  private var position = 0
  private var pieces = EmphasisMatcher()

  /// - Parameter line: that of the beginning of the text, from 1.
  init(_ text: String, line: Int) {
    characters = Array(text)
    firstLine = line
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

  private func line(of position: Int) -> Int { firstLine + characters[..<position].count { $0 == "\n" } }

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

  /// `[text](destination)`; a bracket without a destination is a bracket.
  private mutating func takeLink() {
    guard let close = closingBracket, close + 1 < characters.count, characters[close + 1] == "(",
      let end = characters[(close + 2)...].firstIndex(of: ")"),
      case let destination = characters[(close + 2)..<end], !destination.contains(where: \.isWhitespace)
    else {
      pieces.append("[")
      position += 1
      return
    }
    let line = line(of: position)
    var text = InlineReader(String(characters[(position + 1)..<close]), line: line)
    pieces.append(.link(text.read(), destination: String(destination), line: line))
    flaws += text.flaws
    position = end + 1
  }

  /// Where the bracket at `position` closes, those in code left out.
  private var closingBracket: Int? {
    var depth = 0
    var isCode = false
    for index in position..<characters.count {
      switch characters[index] {
      case "`": isCode.toggle()
      case "[" where !isCode: depth += 1
      case "]" where !isCode: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `<https://…>`; any other `<` is one.
  private mutating func takeAddress() {
    let rest = String(characters[(position + 1)...].prefix { $0 != ">" })
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
