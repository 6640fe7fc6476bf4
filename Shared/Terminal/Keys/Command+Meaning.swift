extension Command {
  /// Returns the input that a control sequence means, if it is known.
  static func input(_ final: Character, _ numbers: [Int], _ modifiers: Key.Modifiers) -> TerminalInput? {
    switch final {
    case "A"..."D", "F", "H", "P"..."S":
      return named(final).map { .key(Key($0, modifiers)) }
    case "a"..."d":
      return named(Character(final.uppercased())).map { .key(Key($0, modifiers.union(.shift))) }
    case "Z": return .key(Key(.tab, modifiers.union(.shift)))
    case "~" where numbers.first == 27 && numbers.count == 3: return character(numbers[2], modifiers)
    case "~": return numbered(numbers.first).map { .key(Key($0, modifiers)) }
    case "^": return numbered(numbers.first).map { .key(Key($0, modifiers.union(.control))) }
    case "@": return numbered(numbers.first).map { .key(Key($0, modifiers.union([.control, .shift]))) }
    case "u": return numbers.first.flatMap { character($0, modifiers) }
    default: return nil
    }
  }

  /// Returns the input that `ESC O` and a byte mean: keys in "application" mode.
  static func keypad(_ byte: UInt8, _ modifiers: Key.Modifiers) -> TerminalInput? {
    let final = Character(UnicodeScalar(byte))
    if let name = named(final) { return .key(Key(name, modifiers)) }
    switch final {
    case "a"..."d": return named(Character(final.uppercased())).map { .key(Key($0, modifiers.union(.control))) }
    case "M": return .key(Key(.enter, modifiers))
    case "I": return .key(Key(.tab, modifiers))
    case "X": return .text("=")
    // The block of digits, shifted by a constant: * + , - . / 0 to 9.
    case "j"..."y": return .text(String(UnicodeScalar(byte - 0x40)))
    default: return nil
    }
  }

  private static func named(_ final: Character) -> Key.Name? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func numbered(_ number: Int?) -> Key.Name? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 2: .insert
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    // The numbers have gaps, as the keys had on a VT220.
    case .some(let number) where (11...15).contains(number): .function(number - 10)
    case .some(let number) where (17...21).contains(number): .function(number - 11)
    case .some(let number) where (23...24).contains(number): .function(number - 12)
    default: nil
    }
  }

  /// A key by its character's number, as `CSI u` and xterm's "modify other keys" send it.
  private static func character(_ number: Int, _ modifiers: Key.Modifiers) -> TerminalInput? {
    guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value), !(0x80..<0xA0).contains(value) else {
      return nil
    }
    if value < 0x20 || value == 0x7F { return .key(Key(control: UInt8(value)).with(modifiers)) }
    // Shift has made the character what it is.
    let held = modifiers.subtracting(.shift)
    return held.isEmpty ? .text(String(scalar)) : .key(Key(.character(Character(scalar)), held))
  }

  /// A report of the mouse (xterm, mode 1006): button, column and row from 1.
  static func mouse(_ numbers: [Int], isRelease: Bool) -> TerminalInput? {
    guard numbers.count == 3, numbers[0] >= 0, (1...0xFFFF).contains(numbers[1]), (1...0xFFFF).contains(numbers[2])
    else {
      return nil
    }
    let code = numbers[0]
    let button = MouseInput.Button(rawValue: code & 3)
    let action: MouseInput.Action
    switch (code & ~0x1F | code & 3, button) {
    case (64...67, _): action = .wheel(MouseInput.Direction(rawValue: code & 3) ?? .up)
    case (32...35, _): action = .drag(button)
    case (0...2, .some(let button)): action = isRelease ? .release(button) : .press(button)
    default: return nil
    }
    var modifiers: Key.Modifiers = code & 4 == 0 ? [] : .shift
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return .mouse(MouseInput(action, at: Place(column: numbers[1] - 1, row: numbers[2] - 1), modifiers: modifiers))
  }
}
