/// A bracketed paste (xterm, mode 2004) on its way, up to its end mark `CSI 201 ~`.
struct PasteCollector: Sendable {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  /// The number of bytes of the end mark that have come.
  private var matched = 0

  private static let endMark = Array("\u{1B}[201~".utf8)

  init(limit: Int) {
    self.limit = limit
  }

  /// - Returns: whether this was the last byte.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    keep(Self.endMark.prefix(matched))
    // Only its first byte can begin the mark anew.
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  mutating func finish() -> TerminalInput.Paste {
    // A paste that is cut in the middle of a character loses it.
    if isCut { bytes.removeLast(UTF8Tail.length(of: bytes)) }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return TerminalInput.Paste(text, isCut: isCut)
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    guard !isCut, !more.isEmpty else { return }
    if bytes.count + more.count > limit { isCut = true } else { bytes += more }
  }
}
