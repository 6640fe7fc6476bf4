import Foundation

nonisolated extension LoopbackServer {
  /// A part of an answer's body, or something that happens in the middle of it.
  public enum Piece: Sendable {
    /// These bytes.
    case bytes(Data)
    /// The same bytes again and again; `nil` times: for ever. They are made while they are sent, as fast as the client reads.
    case repeated(Data, times: Int?)
    /// Nothing more before the gate is open.
    case pause(Gate)
    /// What this returns, on the server's queue, when all before it has been sent.
    case made(@Sendable () -> [Piece])
    /// The answer is cut off here: the connection ends, though the length in the head counts what follows, too.
    case end
    /// The connection is broken off here: the client sees a reset.
    case reset

    /// The UTF-8 of `text`.
    public static func text(_ text: String) -> Piece { .bytes(Data(text.utf8)) }

    /// A Boolean value indicating whether the connection is over after this.
    var isEnd: Bool {
      switch self {
      case .bytes, .repeated, .pause, .made: false
      case .end, .reset: true
      }
    }

    /// The number of bytes; `nil` if there is no end to them, or no number for them.
    var byteCount: Int? {
      switch self {
      case .bytes(let bytes): return bytes.count
      case .repeated(let bytes, let times?):
        let (count, isTooMuch) = bytes.count.multipliedReportingOverflow(by: max(0, times))
        return isTooMuch ? nil : count
      case .repeated(let bytes, nil): return bytes.isEmpty ? 0 : nil
      case .made: return nil
      case .pause, .end, .reset: return 0
      }
    }
  }
}

nonisolated extension LoopbackServer.Response {
  /// The number of bytes of the body; `nil` if there is no end to them, or no number for them.
  var byteCount: Int? {
    body.reduce(0) { sum, piece in
      guard let sum, let count = piece.byteCount else { return nil }
      let (total, isTooMuch) = sum.addingReportingOverflow(count)
      return isTooMuch ? nil : total
    }
  }
}
