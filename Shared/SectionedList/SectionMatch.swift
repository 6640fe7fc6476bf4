/// Which sections of two lists are the same.
struct SectionMatch {
  /// For each new section its index in the old list; `nil` if it is inserted.
  let origins: [Int?]
  /// The old sections that the new list does not have.
  let deleted: [Int]
  /// The fewest moves that bring the sections of both lists into their new order.
  let moves: [Batch.Move<Int>]

  init<Model, Item>(from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>]) {
    var places: [Model.ID: Int] = [:]
    for (index, section) in old.enumerated() { places[section.id] = index }
    let origins = new.map { places.removeValue(forKey: $0.id) }
    let staying = longestIncreasingSubsequence(of: origins)
    self.origins = origins
    deleted = places.values.sorted()
    moves = origins.enumerated().compactMap { index, origin in
      origin.flatMap { staying[index] ? nil : Batch.Move(from: $0, to: index) }
    }
  }

  /// The sections that go and come.
  var batch: Batch {
    var batch = Batch()
    batch.deletedSections = deleted
    batch.insertedSections = origins.indices.filter { origins[$0] == nil }
    return batch
  }
}
