import SectionedList

/// The position of a row in a table: UIKit's `IndexPath`, the section first and then the row, both from 0.
public typealias IndexPath = ItemPosition

nonisolated extension ItemPosition {
  /// The position of a row of a section.
  public init(row: Int, section: Int) {
    self.init(section: section, item: row)
  }

  /// The index of the row within its section.
  public var row: Int { item }
}
