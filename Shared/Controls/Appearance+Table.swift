nonisolated extension Appearance {
  /// What a person sees of a table: what is in sight, and how far it is scrolled.
  public struct Table: Hashable, Sendable {
    /// What is in sight, from top to bottom; the first and the last may be cut off.
    public var elements: [Element]

    /// How many rows there are in all.
    public var rowCount: Int

    /// How far it is scrolled down, in points.
    public var offset: Int

    /// The selected row, from 1 through all sections.
    public var selectedRow: Int?

    /// The rows in sight.
    public var rows: [Row] {
      elements.compactMap { element in if case .row(let row) = element { row } else { nil } }
    }

    /// Something that stands in a table.
    public enum Element: Hashable, Sendable {
      /// What stands above a section; without a title it is clear.
      case header(title: String, height: Int)
      /// A row.
      case row(Row)
      /// What stands below a section; without a title it is clear.
      case footer(title: String, height: Int)
    }
  }
}

nonisolated extension Appearance.Table {
  /// What a person sees of a row.
  public struct Row: Hashable, Sendable {
    /// Which row it is, from 1 through all sections.
    public var number: Int

    /// The text at the left.
    public var text: String

    /// The text at the right; empty where there is none.
    public var detail: String

    /// Whether a sign at the right edge says that there is more behind it.
    public var disclosesMore: Bool

    /// Whether it takes a touch.
    public var isEnabled: Bool

    /// The switch or the button in it.
    public var control: Appearance?

    /// How high it is, in points.
    public var height: Int

    /// The place of a cell on its line of a grid, from 0; `nil` in a list.
    public var column: Int?

    /// Both texts, as a person reads them from left to right.
    public var words: String { detail.isEmpty ? text : "\(text) \(detail)" }
  }
}
