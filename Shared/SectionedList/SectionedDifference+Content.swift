extension SectionedDifference {
  /// The steps between lists whose common sections stand in the same order.
  static func contentSteps(from old: Sections, to new: Sections, _ match: SectionMatch) -> [Step] {
    var (batch, update) = (match.batch, Batch())
    var sections = new
    var places = places(in: old, match)
    for (section, origin) in match.origins.enumerated() {
      guard let origin else { continue }
      let isUpdated = old[origin].model != new[section].model
      if isUpdated {
        update.updatedSections.append(section)
        sections[section].model = old[origin].model
      }
      let items = new[section].items
      let sources = items.map { places.removeValue(forKey: $0.id) }
      let staying = longestIncreasingSubsequence(of: sources.map { $0?.section == origin ? $0?.item : nil })
      for (index, source) in sources.enumerated() {
        let position = ItemPosition(section: section, item: index)
        guard let source else {
          batch.insertedItems.append(position)
          continue
        }
        if !staying[index] { batch.movedItems.append(Batch.Move(from: source, to: position)) }
        let item = old[source.section].items[source.item]
        guard item != items[index] else { continue }
        if staying[index] && !isUpdated {
          batch.updatedItems.append(source)
        } else {
          // A table view refuses to move and update an item in one batch: it looks as before until the next one.
          sections[section].items[index] = item
          if !isUpdated { update.updatedItems.append(position) }
        }
      }
    }
    batch.deletedItems = places.values.sorted()
    return [Step(batch: batch, sections: sections), Step(batch: update, sections: new)]
      .filter { !$0.batch.isEmpty }
  }

  /// Where the items are that a new item can come from: those of the sections that stay.
  private static func places(in old: Sections, _ match: SectionMatch) -> [Item.ID: ItemPosition] {
    var places: [Item.ID: ItemPosition] = [:]
    places.reserveCapacity(old.reduce(0) { $0 + $1.items.count })
    for case let section? in match.origins {
      for (index, item) in old[section].items.enumerated() {
        places[item.id] = ItemPosition(section: section, item: index)
      }
    }
    return places
  }
}
