import SectionedList

/// A table view that carries out a batch as UIKit documents it, by deleting and inserting cells one after the other.
///
/// It shares nothing with `Batch.origins`. A cell shows what it was configured with until it is configured again.
struct ModelTable {
  /// A batch for which UIKit ends the program.
  struct Refused: Error {
    init() {}

    /// Refuses unless the condition is true.
    static func unless(_ condition: Bool) throws(Refused) {
      guard condition else { throw Refused() }
    }
  }

  /// A header and cells; `nil` is a cell that is not configured yet.
  private struct Section {
    var header: Named
    var cells: [Named?]
  }

  private(set) var shown: Sections

  init(showing sections: Sections) {
    shown = sections
  }

  /// Carries out `batch` and configures new cells from `data`.
  mutating func perform(_ batch: Batch, reading data: Sections) throws(Refused) {
    var sections: [Section?] = shown.map { Section(header: $0.model, cells: $0.items) }
    try refuseConflicts(in: batch)

    // Deleted, from the last one to the first one. To update is to delete and to insert at the same place.
    let movedCells = batch.movedItems.map { ($0.to, sections[$0.from.section]?.cells[$0.from.item]) }
    for item in batch.updatedItems { sections[item.section]?.cells[item.item] = nil }
    for item in (batch.deletedItems + batch.movedItems.map(\.from)).sorted(by: >) {
      sections[item.section]?.cells.remove(at: item.item)
    }
    let movedSections = batch.movedSections.map { ($0.to, sections[$0.from]) }
    for section in batch.updatedSections { sections[section] = nil }
    for section in (batch.deletedSections + batch.movedSections.map(\.from)).sorted(by: >) {
      sections.remove(at: section)
    }

    // Inserted, from the first one to the last one.
    for (index, section) in (batch.insertedSections.map { ($0, nil) } + movedSections).sorted(by: { $0.0 < $1.0 }) {
      try Refused.unless(0...sections.count ~= index)
      sections.insert(section, at: index)
    }
    try Refused.unless(sections.count == data.count)
    for (place, cell) in (batch.insertedItems.map { ($0, nil) } + movedCells).sorted(by: { $0.0 < $1.0 }) {
      try Refused.unless(sections.indices ~= place.section)
      guard let count = sections[place.section]?.cells.count else { throw Refused() }
      try Refused.unless(0...count ~= place.item)
      sections[place.section]?.cells.insert(cell, at: place.item)
    }
    for (section, read) in zip(sections, data) {
      try Refused.unless(section.map { $0.cells.count == read.items.count } ?? true)
    }
    shown = zip(sections, data).map { section, read in
      guard let section else { return read }
      return ListSection(model: section.header, items: zip(section.cells, read.items).map { $0 ?? $1 })
    }
  }

  /// Refuses two operations on one section or item, on an item of a section that changes, or on one that is not there.
  private func refuseConflicts(in batch: Batch) throws(Refused) {
    let leaving = batch.deletedSections + batch.updatedSections + batch.movedSections.map(\.from)
    let arriving = batch.insertedSections + batch.movedSections.map(\.to)
    let leavingItems = batch.deletedItems + batch.updatedItems + batch.movedItems.map(\.from)
    let arrivingItems = batch.insertedItems + batch.movedItems.map(\.to)
    try Refused.unless(Set(leaving).count == leaving.count && Set(arriving).count == arriving.count)
    try Refused.unless(Set(leavingItems).count == leavingItems.count)
    try Refused.unless(Set(arrivingItems).count == arrivingItems.count)
    try Refused.unless(leaving.allSatisfy(shown.indices.contains))
    for item in leavingItems {
      try Refused.unless(shown.indices ~= item.section && shown[item.section].items.indices ~= item.item)
      try Refused.unless(!leaving.contains(item.section))
    }
    try Refused.unless(!arrivingItems.contains { arriving.contains($0.section) })
  }
}

extension Batch {
  /// Returns the sections that a table shows after the batch, if it showed `old` and its data source now answers with
  /// `data`.
  ///
  /// It asks only for what the batch inserts or updates; all else it still shows as before. Where a batch leaves
  /// something out, the answer therefore is not `data`.
  ///
  /// - Errors: what a table view refuses.
  func applied<Model, Item>(
    to old: [ListSection<Model, Item>], reading data: [ListSection<Model, Item>]
  ) throws(UnacceptableBatch) -> [ListSection<Model, Item>] {
    let origins = try origins(from: old.map(\.items.count), to: data.map(\.items.count))
    return data.indices.map { section in
      ListSection(
        model: origins.sections[section].map { old[$0].model } ?? data[section].model,
        items: data[section].items.indices.map { index in
          origins.items[section][index].map { old[$0.section].items[$0.item] } ?? data[section].items[index]
        })
    }
  }
}
