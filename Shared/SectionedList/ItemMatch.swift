/// The items that two lists have in common, except those that a table view can only delete here and insert there.
struct ItemMatch {
  /// For each item of each new section its position in the old list; `nil` if it is inserted, or comes with its section.
  let origins: [[ItemPosition?]]
  /// The positions of the old items that are deleted, except those that go with their section.
  let deleted: [ItemPosition]

  init<Model, Item>(
    from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>], _ sections: SectionMatch
  ) {
    // Where nothing comes, goes or moves, nothing needs to be looked up.
    if sections.batch.isEmpty, Self.areSame(old, new) {
      origins = new.enumerated().map { section, list in
        list.items.indices.map { ItemPosition(section: section, item: $0) }
      }
      deleted = []
      return
    }
    var places: [Item.ID: ItemPosition] = [:]
    places.reserveCapacity(old.reduce(0) { $0 + $1.items.count })
    for case let section? in sections.origins {
      for (index, item) in old[section].items.enumerated() {
        places[item.id] = ItemPosition(section: section, item: index)
      }
    }
    origins = zip(new, sections.origins).map { section, origin in
      // Where sections move, an inserted one is there a batch before the items, so that they can move into it.
      guard origin != nil || sections.moves else { return section.items.map { _ in nil } }
      return section.items.map { places.removeValue(forKey: $0.id) }
    }
    deleted = places.values.sorted()
  }

  /// Returns true if the sections, which are the same, have the same items in the same order.
  private static func areSame<Model, Item>(
    _ old: [ListSection<Model, Item>], _ new: [ListSection<Model, Item>]
  ) -> Bool {
    zip(old, new).allSatisfy { $0.items.elementsEqual($1.items) { $0.id == $1.id } }
  }
}
