import Foundation

/// The four ways in which every feature of the workbook is written.
nonisolated public enum Pattern: String, CaseIterable, Hashable, Sendable {
  /// The caller passes a closure that receives the answer.
  case callback

  /// Answers go to one listener, held weakly, through a protocol.
  case delegate

  /// The observer observes a property, in the style of KVO.
  case observer

  /// Values travel through observable sequences.
  case rx

  /// The name of the fifth way, with observable models and tasks, which most chapters have beside the four.
  public static let today = "today"

  /// The names of the four and of the fifth way: the columns of a comparison.
  public static let names = allCases.map(\.rawValue) + [today]

  /// The beginning of the names of its files: `Callback`.
  public var fileName: String { rawValue.capitalized }
}
