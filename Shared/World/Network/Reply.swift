import Foundation

/// An answer that is known beforehand, with the times at which its pieces come.
public struct Reply: Hashable, Sendable {
  /// One piece and when it comes, counted from the request.
  public struct Piece: Hashable, Sendable {
    /// The time since the request; negative counts as zero.
    public var delay: Duration

    /// The piece.
    public var answer: Answer

    /// `answer`, `delay` after the request.
    public init(after delay: Duration, _ answer: Answer) {
      self.delay = delay
      self.answer = answer
    }
  }

  /// The pieces; those of the same time arrive in the order given. Without an end the request stays open.
  public var pieces: [Piece]

  /// A reply of these pieces.
  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// A whole answer at once, `delay` after the request.
  public static func answer(
    status: Int = 200, headers: Headers = [:], body: Data = Data(), after delay: Duration = .zero
  ) -> Reply {
    let head = Answer.response(Response(status: status, headers: headers))
    let answers = body.isEmpty ? [head, .finished] : [head, .data(body), .finished]
    return Reply(answers.map { Piece(after: delay, $0) })
  }

  /// A failure, `delay` after the request.
  public static func failure(_ error: NetworkError, after delay: Duration = .zero) -> Reply {
    Reply([Piece(after: delay, .failed(error))])
  }
}
