import SectionedList

/// A batch of changes, and the sections as they are afterwards: the table must then be answered from these.
public struct Changeset<Section: AnimatableSectionModelType> {
  /// The changes.
  public let batch: Batch

  /// The sections once the batch has been made.
  public let finalSections: [Section]

  /// The batches that make `new` of `old`, none of which a table view refuses: updates come before moves.
  ///
  /// The last one has `new` itself. RxDataSources throws an error if the initializer of a section that copies it with
  /// other items does not keep these items; here such a section is wrong only until the last batch.
  ///
  /// - Throws: `DuplicateIdentities`, if one of the lists has an identity more than once.
  public static func differences(
    from old: [Section], to new: [Section]
  ) throws(DuplicateIdentities) -> [Changeset] {
    let steps = try SectionedDifference(from: identified(old), to: identified(new)).steps
    return steps.indices.map { index in
      let isLast = index == steps.count - 1
      return Changeset(batch: steps[index].batch, finalSections: isLast ? new : copies(of: steps[index].sections))
    }
  }

  private typealias Identified = ListSection<IdentifiedSection<Section>, IdentifiedItem<Section.Item>>

  private static func copies(of sections: [Identified]) -> [Section] {
    sections.map { Section(original: $0.model.section, items: $0.items.map { $0.item }) }
  }

  private static func identified(_ sections: [Section]) -> [Identified] {
    var identified: [Identified] = []
    for section in sections {
      var items: [IdentifiedItem<Section.Item>] = []
      for item in section.items { items.append(IdentifiedItem(item: item)) }
      identified.append(ListSection(model: IdentifiedSection(section: section), items: items))
    }
    return identified
  }
}

/// A section as `SectionedList` knows it. Only identities are compared: the rest of a section may not be comparable.
private struct IdentifiedSection<Section: AnimatableSectionModelType>: Identifiable, Equatable {
  let section: Section

  var id: Section.Identity { section.identity }

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

private struct IdentifiedItem<Item: IdentifiableType & Equatable>: Identifiable, Equatable {
  let item: Item

  var id: Item.Identity { item.identity }
}
