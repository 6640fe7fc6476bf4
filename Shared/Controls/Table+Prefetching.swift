import SectionedList
import Trace

extension Table {
  /// Returns the height of the row, in points, as the table last read it; `nil` if there is no such row or it has none.
  public func height(ofRowAt indexPath: IndexPath) -> Int? { layout.range(of: indexPath)?.count }

  /// Announces the rows ahead, after a scroll from `old`: those within one height of the table, in the same direction.
  ///
  /// UIKit decides by itself how many rows it announces, and when.
  func prefetch(afterScrollFrom old: Int) {
    guard let prefetchDataSource else { return }
    let isDown = contentOffset > old
    let start = isDown ? contentOffset + height : contentOffset - height
    let ahead = layout.elements(in: start..<(start + height)).compactMap { place -> IndexPath? in
      if case .row(let indexPath) = place.element, cells[indexPath] == nil { indexPath } else { nil }
    }
    let added = (isDown ? ahead : ahead.reversed()).filter { !prefetched.contains($0) }
    let abandoned = prefetched.subtracting(ahead).filter { cells[$0] == nil }.sorted()
    prefetched = Set(ahead)
    if !abandoned.isEmpty {
      Trace.note(Link(identifier, "table(_:cancelPrefetchingForRowsAt:)", to: "prefetchDataSource"))
      prefetchDataSource.table(self, cancelPrefetchingForRowsAt: abandoned)
    }
    if !added.isEmpty {
      Trace.note(Link(identifier, "table(_:prefetchRowsAt:)", to: "prefetchDataSource"))
      prefetchDataSource.table(self, prefetchRowsAt: added)
    }
  }
}
