import Controls
import RxControls
import SectionedList

/// A table's data source that answers from an array of sections.
@MainActor open class TableViewSectionedDataSource<Section: SectionModelType>: TableDataSource,
  @MainActor SectionedViewDataSourceType
{
  /// What a row shows.
  public typealias Item = Section.Item

  /// Makes the cell of a row.
  public typealias ConfigureCell = @MainActor (TableViewSectionedDataSource<Section>, Table, IndexPath, Item) ->
    TableCell

  /// Says what stands above a section.
  public typealias TitleForHeaderInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?

  /// Says what stands below a section.
  public typealias TitleForFooterInSection = @MainActor (TableViewSectionedDataSource<Section>, Int) -> String?

  /// Makes the cell of a row.
  open var configureCell: ConfigureCell

  /// Says what stands above a section.
  open var titleForHeaderInSection: TitleForHeaderInSection

  /// Says what stands below a section.
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

  /// The sections that it answers from.
  open var sectionModels: [Section] { sections ?? [] }

  /// The section at an index; one that is not there is a programmer's error.
  open subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a row; one that is not there is a programmer's error.
  open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.row] }

  /// The item of a row.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` if there is no such row, or none at all.
  open func model(at indexPath: IndexPath) throws -> Any {
    guard let sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { throw RxCocoaError.itemsNotYetBound(object: self) }
    return self[indexPath]
  }

  /// Answers from `sections` from now on; the table does not know it yet.
  open func setSections(_ sections: [Section]) {
    self.sections = sections
  }

  /// As many as there are section models.
  open func numberOfSections(in table: Table) -> Int { sectionModels.count }

  /// As many as the section has items.
  open func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { self[section].items.count }

  /// What `configureCell` makes.
  open func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    configureCell(self, table, indexPath, self[indexPath])
  }

  /// What `titleForHeaderInSection` says.
  open func table(_ table: Table, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  /// What `titleForFooterInSection` says.
  open func table(_ table: Table, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// Whether anything was bound yet.
  var isBound: Bool { sections != nil }
}
