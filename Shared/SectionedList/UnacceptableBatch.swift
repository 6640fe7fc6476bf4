/// The reason why a table view refuses a batch; UIKit's ends the program there.
public enum UnacceptableBatch: Error, Hashable, Sendable {
  /// An operation of a batch on a section or an item.
  public enum Operation: String, Sendable {
    /// It goes.
    case delete
    /// It comes.
    case insert
    /// It goes from here.
    case moveFrom = "move away"
    /// It comes from elsewhere.
    case moveTo = "move here"
    /// It is shown anew.
    case update
  }

  /// A section beyond the sections that there are before the batch (delete, move away, update) or after it.
  case noSuchSection(Operation, Int, count: Int)
  /// An item beyond the items that its section has before the batch (delete, move away, update) or after it.
  case noSuchItem(Operation, ItemPosition, count: Int)
  /// Two operations on one section.
  case sectionTwice(Int, Operation, Operation)
  /// Two operations on one item.
  case itemTwice(ItemPosition, Operation, Operation)
  /// An operation on an item of a section that itself is deleted, inserted, moved or updated.
  case itemOfChangedSection(Operation, ItemPosition, Operation)
  /// The data have another number of sections than the batch makes.
  case sectionCount(Int, expected: Int)
  /// The data have another number of items in a section, named by its index after the batch, than the batch makes.
  case itemCount(Int, section: Int, expected: Int)
}

extension UnacceptableBatch: CustomStringConvertible {
  /// One line that says what is wrong and where.
  public var description: String {
    switch self {
    case .noSuchSection(let operation, let section, let count):
      "Cannot \(operation.rawValue) section \(section): there are \(count), counted from 0."
    case .noSuchItem(let operation, let item, let count):
      "Cannot \(operation.rawValue) item \(item): its section has \(count), counted from 0."
    case .sectionTwice(let section, let first, let second):
      "Cannot \(first.rawValue) and \(second.rawValue) section \(section) in one batch."
    case .itemTwice(let item, let first, let second):
      "Cannot \(first.rawValue) and \(second.rawValue) item \(item) in one batch."
    case .itemOfChangedSection(let operation, let item, let change):
      "Cannot \(operation.rawValue) item \(item) and \(change.rawValue) its section in one batch."
    case .sectionCount(let count, let expected):
      "There are \(count) sections after the batch, but what it changes makes \(expected)."
    case .itemCount(let count, let section, let expected):
      "Section \(section) has \(count) items after the batch, but what it changes makes \(expected)."
    }
  }
}
