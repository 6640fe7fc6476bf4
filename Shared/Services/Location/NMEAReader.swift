import Models

/// Reads the data of a receiver in NMEA 0183, byte by byte: positions from the sentences RMC and GGA of any talker.
///
/// The bytes may be cut anywhere. Other sentences are passed over if their checksum is right; damaged sentences and
/// other bytes are counted and skipped.
nonisolated public struct NMEAReader: Sendable {
  /// The most bytes of a sentence. The standard allows 82; a flood without an end must not fill the memory.
  public static let limit = 256

  /// The number of invalid sentences.
  public private(set) var skipped = 0

  private var line: [UInt8] = []

  /// A reader that has read nothing.
  public init() {}

  /// Returns the signals in the next bytes.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [Track.Signal] {
    var signals: [Track.Signal] = []
    for byte in bytes {
      switch byte {
      case Byte.lineFeed, Byte.carriageReturn:
        endLine(&signals)
      case Byte.dollar, Byte.exclamationMark:
        // A sentence begins: one that has not ended was cut off.
        endLine(&signals)
        line.append(byte)
      default:
        // One byte more than a sentence may have shows that it is too long.
        if line.count <= Self.limit { line.append(byte) }
      }
    }
    return signals
  }

  /// Returns the signals at the end, when no more bytes come.
  public mutating func finish() -> [Track.Signal] {
    var signals: [Track.Signal] = []
    endLine(&signals)
    return signals
  }

  private mutating func endLine(_ signals: inout [Track.Signal]) {
    guard !line.isEmpty else { return }
    defer { line.removeAll(keepingCapacity: true) }
    guard line.count <= Self.limit, let sentence = NMEASentence(line) else { return skipped += 1 }
    switch sentence.meaning {
    case .signal(let signal): signals.append(signal)
    case .other: break
    case .nonsense: skipped += 1
    }
  }
}
