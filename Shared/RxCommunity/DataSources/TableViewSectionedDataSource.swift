import Controls
import RxControls
import SectionedList

/// A table's data source that answers from an array of sections.
@MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: TableDataSource,
  @MainActor SectionedViewDataSourceType
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// Makes the cell of a row.
  public typealias ConfigureCell =
    @MainActor (TableViewSectionedDataSource<Section>, Table, IndexPath, Item) ->
    TableCell

  /// Gives the title above a section.
  public typealias TitleForHeaderInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?

  /// Gives the title below a section.
  public typealias TitleForFooterInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?

  /// Makes the cell of a row.
  open var configureCell: ConfigureCell

  /// Gives the title above a section.
  open var titleForHeaderInSection: TitleForHeaderInSection

  /// Gives the title below a section.
  open var titleForFooterInSection: TitleForFooterInSection

  private var sections: [Section]?

  /// A data source without sections, until some are bound.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
  }

  /// The sections that the table shows.
  open var sectionModels: [Section] { sections ?? [] }

  /// The section at an index; an index out of range is a programmer's error.
  open subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a row; a position out of range is a programmer's error.
  open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.row] }

  /// Returns the item of a row.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` if there is no such row, or none at all.
  open func model(at indexPath: IndexPath) throws -> Any {
    guard let sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { throw RxCocoaError.itemsNotYetBound(object: self) }
    return self[indexPath]
  }

  /// Sets the sections; the table does not know it yet.
  open func setSections(_ sections: [Section]) {
    self.sections = sections
  }

  /// Returns the number of section models.
  open func numberOfSections(in table: Table) -> Int { sectionModels.count }

  /// Returns the number of items of the section.
  open func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { self[section].items.count }

  /// Returns the result of `configureCell`.
  open func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    configureCell(self, table, indexPath, self[indexPath])
  }

  /// Returns the result of `titleForHeaderInSection`.
  open func table(_ table: Table, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  /// Returns the result of `titleForFooterInSection`.
  open func table(_ table: Table, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// A Boolean value indicating whether sections have been bound.
  var isBound: Bool { sections != nil }
}
