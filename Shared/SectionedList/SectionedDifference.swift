/// How one sectioned list becomes another, in batches that a table view accepts.
///
/// At most three, and none that is empty:
/// 1. sections change their order, and come and go – if any must move: its items cannot change in the same batch;
/// 2. items come, go, move, and are updated where they stay; without a first batch, sections come and go here;
/// 3. what has moved *and* changed is updated where it is now, and so is a section whose model has changed.
///
/// As few sections and items as possible move. An item never moves into a section that comes in the same batch, nor out
/// of one that goes: it is deleted here and inserted there. Takes n log n time for n items.
public struct SectionedDifference<Model: Identifiable & Equatable, Item: Identifiable & Equatable> {
  /// A sectioned list.
  public typealias Sections = [ListSection<Model, Item>]

  /// A batch, and the list as it is once the batch has been made: what the table's data source must answer with.
  public struct Step: Equatable {
    /// What changes.
    public let batch: Batch

    /// The list afterwards.
    public let sections: Sections
  }

  /// The steps, in order; after the last one the list is the new one. Equal lists need none.
  public let steps: [Step]

  /// The steps from `old` to `new`.
  ///
  /// - Errors: an identity that a list has more than once, with all of its places.
  public init(from old: Sections, to new: Sections) throws(DuplicateIdentities) {
    try DuplicateIdentities.check(old, as: .old)
    try DuplicateIdentities.check(new, as: .new)
    let match = SectionMatch(from: old, to: new)
    if match.moves.isEmpty {
      steps = Self.contentSteps(from: old, to: new, match)
    } else {
      let ordered = Self.order(old, like: new, match)
      var batch = match.batch
      batch.movedSections = match.moves
      steps =
        [Step(batch: batch, sections: ordered)]
        + Self.contentSteps(from: ordered, to: new, SectionMatch(from: ordered, to: new))
    }
  }

  /// The sections of `new`, those that `old` has with what they show there.
  ///
  /// What an inserted section takes from one that stays is not in it yet: an item stands nowhere twice.
  private static func order(_ old: Sections, like new: Sections, _ match: SectionMatch) -> Sections {
    var present: Set<Item.ID> = []
    for origin in match.origins {
      if let origin { present.formUnion(old[origin].items.lazy.map(\.id)) }
    }
    return zip(new, match.origins).map { section, origin in
      if let origin { return old[origin] }
      return ListSection(model: section.model, items: section.items.filter { !present.contains($0.id) })
    }
  }
}

extension SectionedDifference: Sendable where Model: Sendable, Item: Sendable {}
extension SectionedDifference.Step: Sendable where Model: Sendable, Item: Sendable {}
