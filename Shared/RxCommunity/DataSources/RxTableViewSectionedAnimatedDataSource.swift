import Controls
import Rx
import RxControls
import SectionedList

/// A data source that tells the table what changed from one list to the next.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: TableViewSectionedDataSource<
  Section
>, @MainActor RxTableViewDataSourceType
{
  /// All sections, each time.
  public typealias Element = [Section]

  /// Says for each new list whether to animate the changes or to reload.
  public typealias DecideViewTransition = @MainActor (
    TableViewSectionedDataSource<Section>, Table, [Changeset<Section>]
  ) -> ViewTransition

  /// How rows come, change and go.
  public var animationConfiguration: AnimationConfiguration

  /// Says for each new list whether to animate the changes or to reload.
  public var decideViewTransition: DecideViewTransition

  /// Is told, before the table reloads everything, which identities a list has more than once.
  public var onDuplicates: @MainActor (DuplicateIdentities) -> Void

  /// A data source without sections, until some are bound.
  ///
  /// RxDataSources stops a debug build for identities that are there twice. Here `onDuplicates` is told; unless it is
  /// given, it prints.
  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    onDuplicates: @escaping @MainActor (DuplicateIdentities) -> Void = { print($0) }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    self.onDuplicates = onDuplicates
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection)
  }

  /// Makes of the sections that are shown the new ones, batch by batch; the first time, and where that is not possible,
  /// the table reloads.
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
