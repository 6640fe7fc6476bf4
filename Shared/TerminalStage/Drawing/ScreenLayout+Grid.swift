import Controls
import Stage
import StageSession
import Terminal

nonisolated extension ScreenLayout {
  /// A heading of a grid, with its place on the screen.
  struct Heading: Hashable {
    var text: String
    var column: Int
    var line: Int
  }

  /// The columns of a grid, all of the same width.
  struct Grid {
    /// The columns from left to right, by their headings.
    let columns: [String]

    /// The columns of the terminal that the headings of the rows take, with a blank.
    private let head: Int

    private let items: [Item]

    /// The columns of the terminal that the widest item has use for.
    private let desired: Int

    /// Nil where none of `items` stands in a grid.
    init?(_ items: some Sequence<Item>) {
      self.items = items.filter { $0.gridPlace != nil }
      guard !self.items.isEmpty else { return nil }
      columns = self.items.compactMap(\.gridPlace?.column).withoutRepetitions
      head = (self.items.compactMap(\.gridPlace?.row.displayWidth).max() ?? 0) + 1
      desired = self.items.map(\.desired).max() ?? 0
    }

    /// The width of the grid if each of its columns has the largest of these widths.
    func width(_ width: (Item) -> Int) -> Int {
      head + columns.count * ((items.map(width).max() ?? 0) + 1) - 1
    }

    /// The columns of the terminal that a cell takes, where the grid takes `width`; no more than it has use for.
    func cell(_ width: Int) -> Int {
      let room = (width - head + 1) / columns.count - 1
      return max(1, min(room, desired))
    }

    /// The first column of the terminal that `column` takes.
    func start(of column: String, _ width: Int) -> Int {
      head + (columns.firstIndex(of: column) ?? 0) * (cell(width) + 1)
    }

    /// The items on lines: those of a row side by side, and where several stand in one place, each on a line of its own.
    var lines: [[Item]] {
      items.compactMap(\.gridPlace?.row).withoutRepetitions.flatMap { row in
        let places = columns.map { column in
          items.filter { $0.gridPlace == Appearance.GridPlace(column: column, row: row) }
        }
        return (0..<(places.map(\.count).max() ?? 0)).map { index in
          places.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
      }
    }
  }
}
