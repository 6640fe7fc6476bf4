/// The sequences of inputs that a checker tries, in an order of their own.
package enum Sequences: Hashable, Codable, Sendable {
  /// Every sequence of so many inputs, each of which is possible where it comes.
  case every(depth: Int)

  /// The random sequences with these numbers: half of them as long as they may be, the others of any of the lengths, because
  /// some faults show only where a sequence ends. A sequence is shorter where nothing is possible any more.
  ///
  /// Each is the same for the same seed, whichever others are tried.
  case random(Range<Int>, lengths: ClosedRange<Int>, seed: UInt64)

  /// The random sequences with these numbers, all of `length` inputs.
  package static func random(_ numbers: Range<Int>, length: Int, seed: UInt64) -> Sequences {
    .random(numbers, lengths: length...length, seed: seed)
  }
}

/// A part of the sequences, so that several processes can try them together.
///
/// The sequences are divided into pieces, which are numbered in the order of the sequences: a random sequence is a piece, and
/// so are all sequences that begin with the same three inputs.
package struct Part: Hashable, Codable, Sendable {
  private let first: Int
  private let step: Int

  /// All pieces.
  package static let whole = Part(from: 0, each: 1)

  /// One piece.
  package static func only(_ piece: Int) -> Part { Part(from: piece, each: .max) }

  /// Every `step`-th piece, of which the first has the number `first`.
  package init(from first: Int, each step: Int) {
    (self.first, self.step) = (first, step)
  }

  func has(_ piece: Int) -> Bool { piece >= first && (piece - first) % step == 0 }

  /// The numbers of its pieces below `end`.
  func pieces(in range: Range<Int>) -> StrideTo<Int> {
    stride(from: max(first, range.lowerBound), to: range.upperBound, by: step)
  }
}

/// The progress of a checker between two sequences of a part.
package struct CheckProgress: Hashable, Sendable {
  /// The numbers of sequences and inputs so far.
  package let tried: Tried

  /// The piece of the next sequence.
  package let piece: Int

  /// The share of the sequences that lie behind, from 0 to 1: an estimate where their number is unknown.
  package let fraction: Double
}

/// The outcome of a part of the sequences.
package struct PartOutcome<Failure> {
  /// The numbers of sequences and inputs.
  package let tried: Tried

  /// The piece with the failure, or the first of the part that was not tried to its end; nil if all was tried.
  package let piece: Int?

  /// The first failure, as it was found.
  package let failure: Failure?
}
