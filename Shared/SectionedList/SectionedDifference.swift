/// The batches that turn one sectioned list into another, each of them one that UIKit's table view accepts.
///
/// There are at most three, in this order, and none is empty:
/// 1. The update: everything that looks different is updated at the position that it still has.
/// 2. The sections: they are deleted, inserted and moved, if at least one of them moves.
/// 3. The items: they are deleted, inserted and moved. If no section moves, this batch also deletes and inserts sections.
///
/// The update joins the items in one batch if nothing moves and no section is updated. Otherwise it comes first, because
/// a table view cannot update an item and move it, or its section, in one batch: it updates an item by deleting the old
/// cell and inserting a new one, and a deleted cell cannot move. An item that changes and moves therefore moves with its
/// new look; an update after the move would show the old look at the new position. RxDataSources has the same order.
///
/// As few sections and items as possible move: those outside a longest increasing subsequence. A table view fills the
/// remaining positions, in order, with the items that stay. Two neighbors therefore trade places in one move, other items
/// in two, and the first item becomes the last one in one move; RxDataSources needs two for the first of three.
///
/// An item never moves into a section that is inserted in the same batch, nor out of one that is deleted: it is deleted
/// here and inserted there. Takes n log n time for n items.
public struct SectionedDifference<Model: Identifiable & Equatable, Item: Identifiable & Equatable> {
  /// A sectioned list.
  public typealias Sections = [ListSection<Model, Item>]

  /// A batch, and the list after the batch: the table's data source must answer with it.
  public struct Step: Equatable {
    /// The changes.
    public let batch: Batch

    /// The list afterwards.
    public let sections: Sections
  }

  /// The steps, in order; after the last one the list is the new one. Equal lists need none.
  public let steps: [Step]

  /// The steps from `old` to `new`.
  ///
  /// - Errors: an identity that a list has more than once, with all of its places.
  public init(from old: Sections, to new: Sections) throws(DuplicateIdentities) {
    try DuplicateIdentities.check(old, as: .old)
    try DuplicateIdentities.check(new, as: .new)
    let sections = SectionMatch(from: old, to: new)
    let items = ItemMatch(from: old, to: new, sections)
    let update = Self.update(of: old, to: new, sections, items)
    if sections.moves {
      let order = Self.order(update.sections, like: new, sections, items)
      let sections = SectionMatch(from: order.sections, to: new)
      let items = ItemMatch(from: order.sections, to: new, sections)
      steps = [update, order, Self.content(of: new, sections, items)].filter { !$0.batch.isEmpty }
    } else {
      steps = Self.joined(update, Self.content(of: new, sections, items)).filter { !$0.batch.isEmpty }
    }
  }

  /// One step if the table view accepts both in one batch, otherwise both.
  private static func joined(_ update: Step, _ content: Step) -> [Step] {
    guard update.batch.updatedSections.isEmpty, content.batch.movedItems.isEmpty else { return [update, content] }
    var batch = content.batch
    batch.updatedItems = update.batch.updatedItems
    return [Step(batch: batch, sections: content.sections)]
  }
}

extension SectionedDifference: Sendable where Model: Sendable, Item: Sendable {}
extension SectionedDifference.Step: Sendable where Model: Sendable, Item: Sendable {}
