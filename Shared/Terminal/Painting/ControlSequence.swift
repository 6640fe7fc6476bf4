/// Control sequences, after ECMA-48 and "XTerm Control Sequences".
enum ControlSequence {
  static func command(_ text: String) -> [UInt8] { [0x1B, 0x5B] + Array(text.utf8) }

  /// DECTCEM.
  static let hideCaret = command("?25l")
  static let showCaret = command("?25h")

  /// ED and EL. Where the cursor is after ED is left open here: it is placed.
  static let clear = command("2J")
  static let eraseToEndOfLine = command("K")

  /// DEC mode 2026: the terminal shows nothing of what comes between.
  static let beginUpdate = command("?2026h")
  static let endUpdate = command("?2026l")
}
