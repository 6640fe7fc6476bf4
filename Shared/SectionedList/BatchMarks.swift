/// The operation of a batch on each section and item, before it and after it.
struct BatchMarks {
  typealias Operation = UnacceptableBatch.Operation

  private(set) var leaving: [Operation?]
  private(set) var arriving: [Operation?]
  private(set) var leavingItems: [[Operation?]]
  private(set) var arrivingItems: [[Operation?]]

  /// Notes the operations of a batch, unless one has no object, two have the same, or one is within another.
  init(_ batch: Batch, from old: [Int], to new: [Int]) throws(UnacceptableBatch) {
    leaving = old.map { _ in nil }
    arriving = new.map { _ in nil }
    leavingItems = old.map { [Operation?](repeating: nil, count: $0) }
    arrivingItems = new.map { [Operation?](repeating: nil, count: $0) }
    for index in batch.deletedSections { try Self.mark(index, .delete, in: &leaving) }
    for index in batch.updatedSections { try Self.mark(index, .update, in: &leaving) }
    for index in batch.insertedSections { try Self.mark(index, .insert, in: &arriving) }
    for move in batch.movedSections {
      try Self.mark(move.from, .moveFrom, in: &leaving)
      try Self.mark(move.to, .moveTo, in: &arriving)
    }
    for item in batch.deletedItems { try Self.mark(item, .delete, in: &leavingItems, leaving) }
    for item in batch.updatedItems { try Self.mark(item, .update, in: &leavingItems, leaving) }
    for item in batch.insertedItems { try Self.mark(item, .insert, in: &arrivingItems, arriving) }
    for move in batch.movedItems {
      try Self.mark(move.from, .moveFrom, in: &leavingItems, leaving)
      try Self.mark(move.to, .moveTo, in: &arrivingItems, arriving)
    }
  }

  /// Throws if an item comes into a section that is updated: the update shows all of its items anew.
  func refuseArrivals(in section: Int) throws(UnacceptableBatch) {
    for case let (item, operation?) in arrivingItems[section].enumerated() {
      throw .itemOfChangedSection(operation, ItemPosition(section: section, item: item), .update)
    }
  }

  private static func mark(
    _ index: Int, _ operation: Operation, in sections: inout [Operation?]
  ) throws(UnacceptableBatch) {
    guard sections.indices.contains(index) else {
      throw .noSuchSection(operation, index, count: sections.count)
    }
    if let other = sections[index] { throw .sectionTwice(index, other, operation) }
    sections[index] = operation
  }

  private static func mark(
    _ position: ItemPosition, _ operation: Operation, in items: inout [[Operation?]], _ sections: [Operation?]
  ) throws(UnacceptableBatch) {
    guard items.indices.contains(position.section) else {
      throw .noSuchSection(operation, position.section, count: items.count)
    }
    if let change = sections[position.section] { throw .itemOfChangedSection(operation, position, change) }
    guard items[position.section].indices.contains(position.item) else {
      throw .noSuchItem(operation, position, count: items[position.section].count)
    }
    if let other = items[position.section][position.item] { throw .itemTwice(position, other, operation) }
    items[position.section][position.item] = operation
  }
}
