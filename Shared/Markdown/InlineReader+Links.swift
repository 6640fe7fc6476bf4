extension InlineReader {
  /// `![text](destination)`; otherwise a mark is a mark.
  mutating func takePicture() {
    guard let close = brackets[position + 1], let (destination, end) = destination(behind: close) else {
      pieces.append("!")
      position += 1
      return
    }
    let text = String(characters[(position + 2)..<close])
    pieces.append(.picture(text, destination: destination, line: line(of: position)))
    position = end + 1
  }

  /// `[text](destination)`; a bracket without a destination is a bracket.
  mutating func takeLink() {
    guard let close = brackets[position], let (destination, end) = destination(behind: close) else {
      pieces.append("[")
      position += 1
      return
    }
    guard !isInLink else {
      note("a link stands in the text of a link: write \\[ for a bracket")
      pieces.append("[")
      position += 1
      return
    }
    let line = line(of: position)
    var text = InlineReader(String(characters[(position + 1)..<close]), line: line, isInLink: true)
    pieces.append(.link(text.read(), destination: destination, line: line))
    take(text.flaws)
    position = end + 1
  }

  /// The longest destination: without a limit, an unclosed one would be searched for in the whole text.
  private static let longest = 1_000

  /// Returns the place where each bracket closes, leaving out brackets in code.
  static func brackets(in characters: [Character]) -> [Int: Int] {
    var open: [Int] = []
    var isCode = false
    var closes: [Int: Int] = [:]
    for (index, character) in characters.enumerated() {
      switch character {
      case "`": isCode.toggle()
      case "[" where !isCode: open.append(index)
      case "]" where !isCode:
        if let start = open.popLast() { closes[start] = index }
      default: break
      }
    }
    return closes
  }

  /// Returns the text in the parentheses behind a bracket, and the place where they close; nested parentheses must be
  /// closed, too.
  private mutating func destination(behind close: Int) -> (String, end: Int)? {
    guard close + 1 < characters.count else { return nil }
    if characters[close + 1] == "[", brackets[close + 1] != nil {
      note("a link names its target here, [text](target), and no reference: write \\[ for a bracket")
      return nil
    }
    guard characters[close + 1] == "(" else { return nil }
    var depth = 0
    for index in (close + 1)..<min(characters.count, close + Self.longest) {
      switch characters[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case let blank where blank.isWhitespace:
        if characters[index...].first(where: { !$0.isWhitespace }).map({ "\"'".contains($0) }) == true {
          note("a link has no title here: write [text](target)")
        }
        return nil
      default: break
      }
      if depth == 0 { return (String(characters[(close + 2)..<index]), index) }
    }
    return nil
  }
}
