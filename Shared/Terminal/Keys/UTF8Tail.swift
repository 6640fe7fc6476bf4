/// The beginning of a character at the end of bytes (Unicode, table 3-7).
enum UTF8Tail {
  /// Returns the number of bytes at the end that can still become a character.
  static func length(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let tail = bytes.suffix(length)
      guard let head = tail.first else { return 0 }
      if head & 0xC0 == 0x80 { continue }
      return canGoOn(head, second: tail.dropFirst().first, length) ? length : 0
    }
    return 0
  }

  private static func canGoOn(_ head: UInt8, second: UInt8?, _ length: Int) -> Bool {
    switch head {
    case 0xC2...0xDF: length < 2
    case 0xE0: length < 3 && (second ?? 0xA0) >= 0xA0
    case 0xED: length < 3 && (second ?? 0x80) <= 0x9F
    case 0xE1...0xEF: length < 3
    case 0xF0: (second ?? 0x90) >= 0x90
    case 0xF4: (second ?? 0x80) <= 0x8F
    case 0xF1...0xF3: true
    default: false
    }
  }
}
