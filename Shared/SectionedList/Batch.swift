/// Changes of a sectioned list that a table view makes and animates together.
///
/// The indices mean what they mean in `performBatchUpdates` of UIKit's table view, in whatever order they are given:
/// what is deleted, updated or moved away stands at its index *before* the batch, what is inserted or arrives stands at
/// its index *after* it.
public struct Batch: Hashable, Sendable {
  /// From where to where a section or an item goes: an index before the batch, and one after it.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before the batch.
    public var from: Index

    /// The index after the batch.
    public var to: Index

    /// A move from an index before the batch to one after it.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// The sections that go, with their items; indices before the batch.
  public var deletedSections: [Int] = []

  /// The sections that come, with their items; indices after the batch.
  public var insertedSections: [Int] = []

  /// The sections that go elsewhere, with their items.
  public var movedSections: [Move<Int>] = []

  /// The sections that are shown anew, with all of their items; indices before the batch.
  public var updatedSections: [Int] = []

  /// The items that go; positions before the batch.
  public var deletedItems: [ItemPosition] = []

  /// The items that come; positions after the batch.
  public var insertedItems: [ItemPosition] = []

  /// The items that go elsewhere, in their section or to another one.
  public var movedItems: [Move<ItemPosition>] = []

  /// The items that stay and are shown anew; positions before the batch.
  public var updatedItems: [ItemPosition] = []

  /// A batch that changes nothing yet.
  public init() {}

  /// True if nothing changes.
  public var isEmpty: Bool { self == Batch() }
}

extension Batch: CustomStringConvertible {
  /// The changes, in order: "insert section 1, delete 0.2, move 0.3 to 0.1".
  public var description: String {
    var parts = deletedSections.map { "delete section \($0)" }
    parts += insertedSections.map { "insert section \($0)" }
    parts += movedSections.map { "move section \($0.from) to \($0.to)" }
    parts += updatedSections.map { "update section \($0)" }
    parts += deletedItems.map { "delete \($0)" }
    parts += insertedItems.map { "insert \($0)" }
    parts += movedItems.map { "move \($0.from) to \($0.to)" }
    parts += updatedItems.map { "update \($0)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
