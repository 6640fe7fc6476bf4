/// A control sequence on its way: `CSI`, parameters, a final byte.
struct Command: Sendable {
  private var parameters: [UInt8] = []
  private let isAlt: Bool

  private static let longest = 64

  /// The effect of a byte.
  enum Outcome {
    case goesOn, nothing, beginsPaste, beginsOldMouse, beginsConsole
    case means(TerminalInput)
    /// The byte cannot belong to it, and is yet to be taken.
    case isBroken
  }

  init(isAlt: Bool) {
    self.isAlt = isAlt
  }

  var isEmpty: Bool { parameters.isEmpty }

  mutating func take(_ byte: UInt8) -> Outcome {
    switch byte {
    case UInt8(ascii: "$") where !isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }:
      return outcome(.init(ascii: "~"), held: .shift)
    case 0x20...0x3F:
      // Longer ones are swallowed, and mean nothing.
      if parameters.count < Self.longest { parameters.append(byte) }
      return .goesOn
    case UInt8(ascii: "M") where isEmpty: return .beginsOldMouse
    case UInt8(ascii: "[") where isEmpty: return .beginsConsole
    case 0x40...0x7E: return parameters.count < Self.longest ? outcome(byte, held: []) : .nothing
    case 0x18, 0x1A: return .nothing
    default: return .isBroken
    }
  }

  private func outcome(_ final: UInt8, held: Key.Modifiers) -> Outcome {
    let character = Character(UnicodeScalar(final))
    let text = String(decoding: parameters, as: UTF8.self)
    if text.hasPrefix("<") {
      let input = Self.mouse(Self.numbers(text.dropFirst()), isRelease: character == "m")
      return input.map { character == "M" || character == "m" ? .means($0) : .nothing } ?? .nothing
    }
    // Answers of the terminal about itself have a mark before their numbers.
    if let first = parameters.first, (0x3C...0x3F).contains(first) { return .nothing }
    let numbers = Self.numbers(text[...])
    if character == "~", numbers == [200] { return .beginsPaste }
    if isEmpty, character == "I" || character == "O" { return .means(.focus(character == "I")) }
    let modifiers = held.union(isAlt ? .alt : []).union(Key.Modifiers(parameter: numbers.dropFirst().first ?? 1))
    return Self.input(character, numbers, modifiers).map { .means($0) } ?? .nothing
  }

  /// The parameters; what is left out is 1, what is no number is -1.
  private static func numbers(_ text: Substring) -> [Int] {
    if text.isEmpty { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
      let number = parameter.prefix { $0 != ":" }
      return number.isEmpty ? 1 : number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(number) ?? -1 : -1
    }
  }
}

extension Key.Modifiers {
  /// As xterm sends them: one more than the bits; Meta counts as Alt.
  init(parameter: Int) {
    let bits = (2...256).contains(parameter) ? parameter - 1 : 0
    self.init(rawValue: UInt8(bits & 7 | (bits & 8) >> 2))
  }
}
