/// The sequences of inputs that a checker tries, in an order of their own.
public enum Sequences: Hashable, Codable, Sendable {
  /// Every sequence of so many inputs, each of which is possible where it comes.
  case every(depth: Int)

  /// The random sequences with these numbers: half of them as long as they may be, the others of any of the lengths, because
  /// some faults show only where a sequence ends. A sequence is shorter where nothing is possible any more.
  ///
  /// Each is the same for the same seed, whichever others are tried.
  case random(Range<Int>, lengths: ClosedRange<Int>, seed: UInt64)

  /// The random sequences with these numbers, all of `length` inputs.
  public static func random(_ numbers: Range<Int>, length: Int, seed: UInt64) -> Sequences {
    .random(numbers, lengths: length...length, seed: seed)
  }
}

/// A part of the sequences, so that several processes can try them together.
///
/// The sequences are divided into pieces, which are numbered in the order of the sequences: a random sequence is a piece, and
/// so are all sequences that begin with the same three inputs.
public struct Part: Hashable, Codable, Sendable {
  private let first: Int
  private let step: Int

  /// All pieces.
  public static let whole = Part(from: 0, each: 1)

  /// One piece.
  public static func only(_ piece: Int) -> Part { Part(from: piece, each: .max) }

  /// Every `step`-th piece, of which the first has the number `first`.
  public init(from first: Int, each step: Int) {
    (self.first, self.step) = (first, step)
  }

  func has(_ piece: Int) -> Bool { piece >= first && (piece - first) % step == 0 }

  /// The numbers of its pieces below `end`.
  func pieces(in range: Range<Int>) -> StrideTo<Int> {
    stride(from: max(first, range.lowerBound), to: range.upperBound, by: step)
  }
}

/// How far a checker is, between two sequences of a part.
public struct Progress: Hashable, Sendable {
  /// How much was tried.
  public let tried: Tried

  /// The piece of the next sequence.
  public let piece: Int

  /// The share of the sequences that lie behind, from 0 to 1: an estimate where nobody knows how many there are.
  public let fraction: Double
}

/// How far a checker came with a part of the sequences.
public struct PartOutcome<Failure> {
  /// How much was tried.
  public let tried: Tried

  /// The piece with the failure, or the first of the part that was not tried to its end; nil if all was tried.
  public let piece: Int?

  /// The first failure, as it was found.
  public let failure: Failure?
}
