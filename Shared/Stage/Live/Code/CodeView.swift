/// What of the sources stands beside the panes: a file of the way that is looked into, or two files side by side.
nonisolated struct CodeView: Hashable {
  /// How many ways further the other one is that is compared; nil for a file alone.
  var distance: Int?

  /// The file that a person wants to see, of each pane for which somebody chose.
  var files: [Int: String] = [:]

  /// Where a person has scrolled.
  var scrolled: Scrolled?

  /// A file that is in sight, and what ran of it.
  struct ShownFile: Hashable {
    var path: String?
    var ran: RanLines.File?
  }

  /// A row to begin with, as long as the same is shown.
  struct Scrolled: Hashable {
    var row: Int
    var over: [ShownFile]
  }

  /// The row that a person wants to begin with, unless something else is shown now.
  func row(over shown: [ShownFile]) -> Int? { scrolled?.over == shown ? scrolled?.row : nil }
}
