import LongList
import Stage
import Terminal
import TerminalStage

/// From a key to the bytes that a terminal gets for it, on a stage of 200 × 60 with ten thousand rows in each of four tables.
@MainActor enum Typing {
  nonisolated static let name = "typing on the stage"

  /// Returns true if `part` is in the name, in capitals or not.
  nonisolated static func isNamed(_ part: String) -> Bool { name.contains(part.lowercased()) }

  nonisolated static let extent = Extent(columns: 200, rows: 60)

  /// Returns the result, in a line.
  ///
  /// - Throws: if there can be no such stage.
  static func line(keys count: Int = 600) throws(PaneError) -> String {
    let sorted = try delays(keys: count).sorted()
    let text = { (index: Int) in milliseconds(sorted[index]) }
    return "\(name), \(extent), \(LongList.rows) rows in each table: from key to bytes median "
      + "\(text(sorted.count / 2)) ms, worst \(text(sorted.count - 1)) ms, of \(sorted.count) keys"
  }

  /// Returns the delay of the stage for each of `count` keys: thirty letters, thirty times backspace, and so on.
  ///
  /// - Throws: if there can be no such stage.
  static func delays(keys count: Int) throws(PaneError) -> [Duration] {
    let keys = (0..<count).map { UInt8(ascii: $0 / 30 % 2 == 0 ? "a" : "\u{7F}") }
    var rest = keys[...]
    var decoder = KeyDecoder()
    var pressed: ContinuousClock.Instant?
    var delays: [Duration] = []
    let terminal = StageTerminal(
      extent: { extent },
      next: { _ in
        guard let key = rest.popFirst() else { return .closed }
        pressed = .now
        return decoder.feed([key]).first.map(TerminalEvent.input)
      },
      write: { bytes in
        use(bytes)
        if let pressed { delays.append(.now - pressed) }
        pressed = nil
      },
      elapsed: { .zero })
    try LongList.show(on: terminal)
    return delays
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .microseconds(10)).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
