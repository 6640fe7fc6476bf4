nonisolated extension Appearance {
  /// The visible state of a table: the visible elements, and the scroll position.
  public struct Table: Hashable, Sendable {
    /// The visible elements, from top to bottom; the first and the last may be cut off.
    public var elements: [Element]

    /// The number of rows in all sections.
    public var rowCount: Int

    /// The scroll position, in points from the top.
    public var offset: Int

    /// The selected row, from 1 through all sections.
    public var selectedRow: Int?

    /// The visible rows.
    public var rows: [Row] {
      elements.compactMap { element in if case .row(let row) = element { row } else { nil } }
    }

    /// An element of a table.
    public enum Element: Hashable, Sendable {
      /// The header of a section; without a title it is blank.
      case header(title: String, height: Int)
      /// A row.
      case row(Row)
      /// The footer of a section; without a title it is blank.
      case footer(title: String, height: Int)
    }
  }
}

nonisolated extension Appearance.Table {
  /// The visible state of a row.
  public struct Row: Hashable, Sendable {
    /// The number of the row, counted from 1 through all sections.
    public var number: Int

    /// The text at the left.
    public var text: String

    /// The text at the right; empty where there is none.
    public var detail: String

    /// A Boolean value indicating whether a sign at the right edge announces a further screen.
    public var disclosesMore: Bool

    /// A Boolean value indicating whether the row accepts touches.
    public var isEnabled: Bool

    /// The switch or the button in it.
    public var control: Appearance?

    /// The height, in points.
    public var height: Int

    /// The place of a cell on its line of a grid, from 0; `nil` in a list.
    public var column: Int?

    /// Both texts, as a person reads them from left to right.
    public var words: String { detail.isEmpty ? text : "\(text) \(detail)" }
  }
}
