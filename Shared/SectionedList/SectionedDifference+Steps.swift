extension SectionedDifference {
  /// Gives everything that stays in the list its new look, at its old position.
  static func update(of old: Sections, to new: Sections, _ sections: SectionMatch, _ items: ItemMatch) -> Step {
    var (batch, updated) = (Batch(), old)
    for case let (section, origin?) in zip(new, sections.origins) where section.model != old[origin].model {
      batch.updatedSections.append(origin)
      updated[origin].model = section.model
    }
    let updatedSections = Set(batch.updatedSections)
    for (section, origins) in items.origins.enumerated() {
      for case let (index, origin?) in origins.enumerated()
      where new[section].items[index] != old[origin.section].items[origin.item] {
        updated[origin.section].items[origin.item] = new[section].items[index]
        if !updatedSections.contains(origin.section) { batch.updatedItems.append(origin) }
      }
    }
    batch.updatedItems.sort()
    return Step(batch: batch, sections: updated)
  }

  /// Deletes, inserts and moves sections.
  ///
  /// An inserted section does not have the items yet that it takes from sections that stay: an item never has two
  /// positions.
  static func order(_ old: Sections, like new: Sections, _ sections: SectionMatch, _ items: ItemMatch) -> Step {
    let ordered = new.indices.map { section in
      if let origin = sections.origins[section] { return old[origin] }
      let inserted = zip(new[section].items, items.origins[section]).filter { $1 == nil }.map { $0.0 }
      return ListSection(model: new[section].model, items: inserted)
    }
    return Step(batch: sections.batch, sections: ordered)
  }

  /// Deletes, inserts and moves items, and deletes and inserts sections, none of which moves.
  static func content(of new: Sections, _ sections: SectionMatch, _ items: ItemMatch) -> Step {
    var batch = sections.batch
    batch.deletedItems = items.deleted
    for case let (section, old?) in sections.origins.enumerated() {
      let origins = items.origins[section]
      let staying = longestIncreasingSubsequence(of: origins.map { $0?.section == old ? $0?.item : nil })
      for index in origins.indices where !staying[index] {
        let position = ItemPosition(section: section, item: index)
        if let origin = origins[index] {
          batch.movedItems.append(Batch.Move(from: origin, to: position))
        } else {
          batch.insertedItems.append(position)
        }
      }
    }
    return Step(batch: batch, sections: new)
  }
}
