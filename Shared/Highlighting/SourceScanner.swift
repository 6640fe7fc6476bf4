/// Goes through source text once, from one piece to the next.
struct SourceScanner {
  private(set) var pieces = PieceLines()
  private let characters: [Character]
  private var position = 0

  // Not by recursion: a text that opens a string in a string in a string must not use up the stack.
  private var surroundings: [Surrounding] = [.code(parentheses: 0)]

  private enum Surrounding {
    case code(parentheses: Int)
    case string(StringDelimiter)
    case comment(depth: Int)
  }

  init(_ source: String) {
    characters = Array(source)
  }

  /// Goes to the end.
  mutating func scan() {
    while position < characters.count {
      switch surroundings[surroundings.count - 1] {
      case .code(let parentheses): scanCode(parentheses)
      case .string(let delimiter): scanString(delimiter)
      case .comment(let depth): scanComment(depth)
      }
    }
  }

  // MARK: One piece

  private mutating func scanCode(_ parentheses: Int) {
    let first = characters[position]
    if let delimiter = StringDelimiter(at: position, of: characters) {
      take(delimiter.opening, .string)
      surroundings.append(.string(delimiter))
    } else if looksAt("//") {
      take(length { !$0.breaksLine }, .comment)
    } else if looksAt("/*") {
      take(2, .comment)
      surroundings.append(.comment(depth: 1))
    } else if first == "@" || first == "#", follows(1, \.beginsWord) {
      take(1 + length(from: 1) { $0.continuesWord }, first == "@" ? .attribute : .keyword)
    } else if first == "`" {
      take(1 + length(from: 1) { $0 != "`" && !$0.breaksLine }, .plain)
      if looksAt("`") { take(1, .plain) }
    } else if first.beginsWord {
      let end = position + length { $0.continuesWord }
      take(end - position, kind(ofWord: position..<end))
    } else if first.isASCII, first.isNumber {
      take(numberLength, .number)
    } else {
      scanSign(first, parentheses)
    }
  }

  private mutating func scanSign(_ sign: Character, _ parentheses: Int) {
    let isInterpolated = surroundings.count > 1
    if isInterpolated, sign == ")", parentheses == 0 {
      surroundings.removeLast()
      return take(1, .string)
    }
    let open = parentheses + (sign == "(" ? 1 : sign == ")" ? -1 : 0)
    surroundings[surroundings.count - 1] = .code(parentheses: open)
    take(1, .plain)
  }

  private mutating func scanString(_ delimiter: StringDelimiter) {
    if looksAt(delimiter.closing) || (!delimiter.isMultiline && characters[position].breaksLine) {
      // One that ends with its line was never closed: the rest of the text shall not be lost for it.
      take(looksAt(delimiter.closing) ? delimiter.closing.count : 1, .string)
      surroundings.removeLast()
    } else if looksAt(delimiter.escape + "(") {
      take(delimiter.escape.count + 1, .string)
      surroundings.append(.code(parentheses: 0))
    } else if looksAt(delimiter.escape), follows(delimiter.escape.count, { !$0.breaksLine }) {
      take(delimiter.escape.count + 1, .string)
    } else {
      take(1, .string)
    }
  }

  private mutating func scanComment(_ depth: Int) {
    let opens = looksAt("/*")
    guard opens || looksAt("*/") else { return take(1, .comment) }
    take(2, .comment)
    surroundings.removeLast()
    let depth = depth + (opens ? 1 : -1)
    if depth > 0 { surroundings.append(.comment(depth: depth)) }
  }

  // MARK: What there is

  private func looksAt(_ text: String) -> Bool { characters[position...].starts(with: text) }

  private func follows(_ distance: Int, _ isRight: (Character) -> Bool) -> Bool {
    position + distance < characters.count && isRight(characters[position + distance])
  }

  private func length(from distance: Int = 0, while belongs: (Character) -> Bool) -> Int {
    characters[(position + distance)...].prefix(while: belongs).count
  }

  private var numberLength: Int {
    var length = 1
    while position + length < characters.count {
      let (last, next) = (characters[position + length - 1], characters[position + length])
      let isPoint = next == "." && follows(length + 1) { $0.isASCII && $0.isNumber }
      let isSign = (next == "-" || next == "+") && (last == "e" || last == "E") && !looksAt("0x")
      guard next.continuesWord || isPoint || isSign else { break }
      length += 1
    }
    return length
  }

  private func kind(ofWord range: Range<Int>) -> HighlightedSource.Kind {
    Word(range, of: characters).kind
  }

  private mutating func take(_ count: Int, _ kind: HighlightedSource.Kind) {
    for character in characters[position..<position + count] { pieces.append(character, kind) }
    position += count
  }
}
