/// The sections that two lists have in common.
struct SectionMatch {
  /// For each new section its index in the old list; `nil` if it is inserted.
  let origins: [Int?]
  /// The changes of the sections alone: those that are deleted, inserted and moved, as few as possible.
  let batch: Batch

  init<Model, Item>(from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>]) {
    // Most changes leave the sections where they are.
    guard !old.elementsEqual(new, by: { $0.id == $1.id }) else {
      (origins, batch) = (Array(new.indices), Batch())
      return
    }
    var places: [Model.ID: Int] = [:]
    for (index, section) in old.enumerated() { places[section.id] = index }
    let origins = new.map { places.removeValue(forKey: $0.id) }
    let staying = longestIncreasingSubsequence(of: origins)
    var batch = Batch()
    batch.deletedSections = places.values.sorted()
    for (index, origin) in origins.enumerated() where !staying[index] {
      if let origin {
        batch.movedSections.append(Batch.Move(from: origin, to: index))
      } else {
        batch.insertedSections.append(index)
      }
    }
    self.origins = origins
    self.batch = batch
  }

  /// A Boolean value indicating whether a section changes its place among the others.
  var moves: Bool { !batch.movedSections.isEmpty }
}
