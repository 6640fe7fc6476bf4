import Foundation

/// The four ways in which every feature of the workbook is written.
nonisolated public enum Pattern: String, CaseIterable, Hashable, Sendable {
  /// Whoever asks hands over a closure that gets the answer.
  case callback

  /// Answers go to one listener, held weakly, through a protocol.
  case delegate

  /// Whoever wants to know observes a property, in the style of KVO.
  case observer

  /// Values travel through observable sequences.
  case rx

  /// What the names of its files begin with: `Callback`.
  public var fileName: String { rawValue.capitalized }
}
