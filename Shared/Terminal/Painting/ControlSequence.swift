/// Control sequences, after ECMA-48 and "XTerm Control Sequences".
enum ControlSequence {
  static func command(_ text: String) -> [UInt8] { [0x1B, 0x5B] + Array(text.utf8) }

  private static func modes(_ numbers: [Int], _ final: String) -> [UInt8] {
    numbers.flatMap { command("?\($0)\(final)") }
  }

  /// DECTCEM.
  static let hideCaret = command("?25l")
  static let showCaret = command("?25h")

  /// ED and EL. Where the cursor is after ED is left open here: it is placed.
  static let clear = command("2J")
  static let eraseToEndOfLine = command("K")

  /// DEC mode 2026: the terminal shows nothing of what comes between.
  static let beginUpdate = command("?2026h")
  static let endUpdate = command("?2026l")

  /// The alternate screen, no wrapping at the last column, no caret, pastes between marks; buttons of the mouse (1000), in
  /// decimal numbers (1006).
  static let enter = modes([1049], "h") + modes([7, 25], "l") + modes([2004, 1000, 1006], "h")

  /// All that the program may have left: also an update that has only begun.
  static let leave =
    endUpdate + command("m") + modes([1006, 1000, 2004], "l") + modes([7, 25], "h") + modes([1049], "l")
}
