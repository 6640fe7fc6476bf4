extension ModelTerminal {
  mutating func obey(_ action: ModelAction) {
    switch action {
    case .print(let scalar):
      screen.print(scalar, joinsGraphemes: joinsGraphemes, wraps: modes.contains(7), &scrollCount)
    case .control(let byte): control(byte)
    case .command(let parameters, let final): command(parameters, final)
    case .unknown(let text): unknown.append(text)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: screen.move(toColumn: cursor.column - 1)
    case 0x0D: screen.move(toColumn: 0)
    case 0x0A: screen.feedLine(&scrollCount)
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func command(_ text: String, _ final: Character) {
    if text.hasPrefix("?"), final == "h" || final == "l" {
      for number in Self.numbers(text.dropFirst()) { change(number, to: final == "h", text) }
      return
    }
    let numbers = Self.numbers(text[...])
    guard !numbers.contains(-1) else { return unknown.append("[\(text)\(final)") }
    let count = max(1, numbers.first ?? 1)
    let (column, row) = cursor
    switch final {
    case "A": screen.move(toRow: row - count)
    case "B": screen.move(toRow: row + count)
    case "C": screen.move(toColumn: column + count)
    case "D": screen.move(toColumn: column - count)
    case "G": screen.move(toColumn: count - 1)
    case "H":
      screen.move(toRow: count - 1)
      screen.move(toColumn: max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J": if numbers == [2] { screen.erase() } else { unknown.append("[\(text)J") }
    case "K": if [[], [0]].contains(numbers) { screen.eraseToEndOfLine() } else { unknown.append("[\(text)K") }
    case "m": for number in numbers.isEmpty ? [0] : numbers { render(number) }
    default: unknown.append("[\(text)\(final)")
    }
  }

  /// The parameters; 0 for one that is left out, -1 for what is no number.
  private static func numbers(_ text: Substring) -> [Int] {
    if text.isEmpty { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false).map { $0.isEmpty ? 0 : Int($0) ?? -1 }
  }

  private static let known: Set<Int> = [7, 25, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026]

  private mutating func change(_ mode: Int, to isOn: Bool, _ text: String) {
    guard Self.known.contains(mode) else { return unknown.append("[\(text)\(isOn ? "h" : "l")") }
    if mode == 1049, isOn != modes.contains(1049) {
      if isOn {
        mainScreen = screen
        screen.erase()
      } else if let main = mainScreen {
        (screen, mainScreen) = (main, nil)
      }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func render(_ code: Int) {
    switch code {
    case 0: screen.style = Style()
    case 1: screen.style.isBold = true
    case 2: screen.style.isFaint = true
    case 3: screen.style.isItalic = true
    case 4: screen.style.isUnderlined = true
    case 7: screen.style.isReversed = true
    case 30...37: screen.style.foreground = code - 30
    case 39: screen.style.foreground = nil
    case 40...47: screen.style.background = code - 40
    case 49: screen.style.background = nil
    case 90...97: screen.style.foreground = code - 82
    case 100...107: screen.style.background = code - 92
    default: unknown.append("[\(code)m")
    }
  }
}
