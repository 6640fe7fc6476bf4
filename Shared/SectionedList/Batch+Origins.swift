extension Batch {
  /// The place before the batch of everything that a table shows after it; `nil` for what must be configured anew.
  public struct Origins: Hashable, Sendable {
    /// For each section its index before the batch, `nil` if it was inserted or updated.
    public let sections: [Int?]

    /// For each item of each section its position before the batch, `nil` if it was inserted or updated, or its section.
    public let items: [[ItemPosition?]]

    /// The number of items that must be configured anew; a reload configures all that are visible.
    public var configured: Int { items.reduce(0) { $0 + $1.count { $0 == nil } } }
  }

  /// Makes the batch as a table view does, which knows how many items its sections have, but not what they are.
  ///
  /// - Parameters:
  ///   - old: how many items each section has before the batch.
  ///   - new: how many items each section has after the batch, as the data source says.
  /// - Errors: The reason why a table view refuses it.
  public func origins(from old: [Int], to new: [Int]) throws(UnacceptableBatch) -> Origins {
    let marks = try BatchMarks(self, from: old, to: new)
    guard var sections = origins(leaving: marks.leaving, arriving: marks.arriving) else {
      let expected = old.count - deletedSections.count + insertedSections.count
      throw .sectionCount(new.count, expected: expected)
    }
    for move in movedSections { sections[move.to] = move.from }
    var items = new.map { [ItemPosition?](repeating: nil, count: $0) }
    for (section, origin) in sections.enumerated() {
      guard let origin else { continue }
      guard marks.leaving[origin] != .update else {
        sections[section] = nil
        try marks.refuseArrivals(in: section)
        continue
      }
      guard let kept = origins(leaving: marks.leavingItems[origin], arriving: marks.arrivingItems[section]) else {
        let left = marks.leavingItems[origin].count { $0 == nil || $0 == .update }
        let expected = left + marks.arrivingItems[section].count { $0 != nil }
        throw .itemCount(new[section], section: section, expected: expected)
      }
      items[section] = kept.map { item in
        item.flatMap {
          marks.leavingItems[origin][$0] == .update ? nil : ItemPosition(section: origin, item: $0)
        }
      }
    }
    for move in movedItems { items[move.to.section][move.to.item] = move.from }
    return Origins(sections: sections, items: items)
  }

  /// Puts what stays into the places that are free, in order; `nil` if they are not as many.
  private func origins(
    leaving: [UnacceptableBatch.Operation?], arriving: [UnacceptableBatch.Operation?]
  ) -> [Int?]? {
    let staying = leaving.indices.filter { leaving[$0] == nil || leaving[$0] == .update }
    let free = arriving.indices.filter { arriving[$0] == nil }
    guard staying.count == free.count else { return nil }
    var origins = [Int?](repeating: nil, count: arriving.count)
    for (old, new) in zip(staying, free) { origins[new] = old }
    return origins
  }
}
