import Controls
import Rx
import RxControls
import SectionedList

/// A data source that gives the table the changes from one list to the next.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: TableViewSectionedDataSource<
  Section
>, @MainActor RxTableViewDataSourceType
{
  /// All sections, each time.
  public typealias Element = [Section]

  /// Decides for each new list between animating the changes and reloading.
  public typealias DecideViewTransition =
    @MainActor (
      TableViewSectionedDataSource<Section>, Table, [Changeset<Section>]
    ) -> ViewTransition

  /// Decides for each new list between animating the changes and reloading.
  public var decideViewTransition: DecideViewTransition

  /// Called, before the table reloads everything, with the identities that a list has more than once.
  public var onDuplicates: @MainActor (DuplicateIdentities) -> Void

  /// A data source without sections, until some are bound.
  ///
  /// RxDataSources stops a debug build for duplicate identities. Here `onDuplicates` is called; by default, it prints.
  public init(
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    onDuplicates: @escaping @MainActor (DuplicateIdentities) -> Void = { print($0) }
  ) {
    self.decideViewTransition = decideViewTransition
    self.onDuplicates = onDuplicates
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection)
  }

  /// Turns the shown sections into the new ones, batch by batch; the first time, and where that is not possible, the
  /// table reloads.
  open func table(_ table: Table, observedEvent: Event<[Section]>) {
    guard case .next(let sections) = observedEvent else { return }
    guard isBound, let changes = changes(to: sections), decideViewTransition(self, table, changes) == .animated else {
      setSections(sections)
      return table.reloadData()
    }
    for change in changes {
      setSections(change.finalSections)
      table.performBatchUpdates(change.batch)
    }
  }

  private func changes(to sections: [Section]) -> [Changeset<Section>]? {
    do throws(DuplicateIdentities) {
      return try Changeset.differences(from: sectionModels, to: sections)
    } catch {
      onDuplicates(error)
      return nil
    }
  }
}

/// The way in which a table gets from one list to the next.
public enum ViewTransition: Hashable, Sendable {
  /// By the changes alone.
  case animated
  /// By a complete reload.
  case reload
}
