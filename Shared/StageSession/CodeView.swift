import Calls
import Stage

/// The sources beside the panes: a file of the way that is looked into, or two files side by side.
nonisolated package struct CodeView: Hashable {
  /// The distance to the way that is compared; nil for a file alone.
  var distance: Int?

  /// The file that a person chose for each pane, if any.
  package var files: [Int: String] = [:]

  /// Where a person has scrolled.
  package var scrolled: Scrolled?

  /// A file that is in sight, and what ran of it.
  package struct ShownFile: Hashable {
    package var path: String?
    package var ran: RanLines.File?
    /// The lines on which functions begin that were called, with their place in the order of the calls.
    package var calls: [Int: Int] = [:]
  }

  /// A row to begin with, as long as the same is shown.
  package struct Scrolled: Hashable {
    var row: Int
    var over: [ShownFile]

    /// Begins with `row` as long as `over` is shown.
    package init(row: Int, over: [ShownFile]) {
      (self.row, self.over) = (row, over)
    }
  }

  /// The row that a person wants to begin with, unless something else is shown now.
  package func row(over shown: [ShownFile]) -> Int? { scrolled?.over == shown ? scrolled?.row : nil }
}
