import Stage
import StageSession
import Terminal

/// The visible part of rows that may be more than there is room for.
nonisolated struct RowsInSight: Hashable {
  /// The first row that is seen, from 0.
  var top = 0

  /// The number of rows.
  var count = 0

  /// The number of rows that can be seen at once.
  var height = 0

  /// The possible positions of the first visible row.
  var tops: ClosedRange<Int> { 0...max(0, count - height) }

  /// The first row after `key`, if that is one that scrolls; never beyond an end.
  func top(after key: Key) -> Int? {
    let page = max(1, height - 1)
    let wanted: Int? =
      switch key.name {
      case .up: top - 1
      case .down: top + 1
      case .pageUp: top - page
      case .pageDown: top + page
      case .home: tops.lowerBound
      case .end: tops.upperBound
      default: nil
      }
    return wanted.map { $0.clamped(to: tops) }
  }
}

nonisolated extension Int {
  /// The number, or the end of `range` that is next to it.
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
