/// An action of a terminal.
enum ModelAction {
  case print(Unicode.Scalar)
  case control(UInt8)
  /// `ESC [`, parameters with their marks, the final byte.
  case command(parameters: String, final: Character)
  case unknown(String)
}

/// Parts bytes into actions, after the state machine of VT500 terminals.
struct ModelParser: Sendable {
  private enum State { case ground, escape, command, string, stringEscape }

  private var state = State.ground
  private var collected = ""
  private var letter: [UInt8] = []

  mutating func take(_ byte: UInt8, _ obey: (ModelAction) -> Void) {
    switch state {
    case .ground: ground(byte, obey)
    case .escape: escape(byte, obey)
    case .command: command(byte, obey)
    case .string:
      if byte == 0x07 { end(.unknown("string"), obey) }
      if byte == 0x1B { state = .stringEscape }
    case .stringEscape: end(.unknown("string"), obey)
    }
  }

  private mutating func end(_ action: ModelAction, _ obey: (ModelAction) -> Void) {
    state = .ground
    collected = ""
    obey(action)
  }

  private mutating func ground(_ byte: UInt8, _ obey: (ModelAction) -> Void) {
    if byte == 0x1B {
      flush(obey)
      state = .escape
    } else if byte < 0x20 || byte == 0x7F {
      flush(obey)
      obey(.control(byte))
    } else {
      if byte & 0xC0 != 0x80 { flush(obey) }
      letter.append(byte)
      if letter.count == Self.length(of: letter[0]) { flush(obey) }
    }
  }

  private mutating func flush(_ obey: (ModelAction) -> Void) {
    guard !letter.isEmpty else { return }
    for scalar in String(decoding: letter, as: UTF8.self).unicodeScalars { obey(.print(scalar)) }
    letter = []
  }

  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private mutating func escape(_ byte: UInt8, _ obey: (ModelAction) -> Void) {
    switch byte {
    case 0x1B: collected = ""
    case UInt8(ascii: "["): state = .command
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"): state = .string
    default: end(.unknown(String(UnicodeScalar(byte))), obey)
    }
  }

  private mutating func command(_ byte: UInt8, _ obey: (ModelAction) -> Void) {
    switch byte {
    case 0x1B:
      // A sequence that is cut short is given up; what cut it begins.
      collected = ""
      state = .escape
    case 0x18, 0x1A:
      collected = ""
      state = .ground
    case 0x40...0x7E: end(.command(parameters: collected, final: Character(UnicodeScalar(byte))), obey)
    case 0x20..<0x40: collected.unicodeScalars.append(UnicodeScalar(byte))
    default: end(.unknown("[\(collected)\(UnicodeScalar(byte))"), obey)
    }
  }
}
