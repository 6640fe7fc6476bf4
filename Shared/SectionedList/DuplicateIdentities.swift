/// Identities that a list has more than once, which makes its difference ambiguous.
public struct DuplicateIdentities: Error, Hashable, Sendable {
  /// Which of the two lists of a difference.
  public enum List: String, Sendable {
    /// The list before the change.
    case old
    /// The list after the change.
    case new
  }

  /// An identity and all the places where it stands.
  public struct Duplicate<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The identity as text.
    public let identity: String

    /// The places, in the order of the list: two or more.
    public let places: [Place]
  }

  /// The list that has them.
  public let list: List

  /// Those of sections, in the order of the list.
  public let sections: [Duplicate<Int>]

  /// Those of items, in the order of the list.
  public let items: [Duplicate<ItemPosition>]

  /// Throws if `sections` has an identity more than once.
  ///
  /// - Parameter list: which of the two lists of a difference it is.
  public static func check<Model, Item>(
    _ sections: [ListSection<Model, Item>], as list: List
  ) throws(DuplicateIdentities) {
    // Sets alone, for they are quick; where things stand is looked up when it is needed.
    var (identities, count) = (Set<Item.ID>(minimumCapacity: sections.reduce(0) { $0 + $1.items.count }), 0)
    for section in sections {
      for item in section.items { identities.insert(item.id) }
      count += section.items.count
    }
    // A closure: a key path of a generic type is made anew each time, which takes longer than the rest.
    guard identities.count < count || Set(sections.map { $0.id }).count < sections.count else { return }
    let places = sections.enumerated().flatMap { index, section in
      section.items.enumerated().map { ($1.id, ItemPosition(section: index, item: $0)) }
    }
    throw DuplicateIdentities(
      list: list, sections: duplicates(sections.enumerated().map { ($1.id, $0) }), items: duplicates(places))
  }

  private static func duplicates<ID: Hashable, Place: Comparable>(_ places: [(ID, Place)]) -> [Duplicate<Place>] {
    Dictionary(grouping: places, by: { $0.0 }).filter { $1.count > 1 }
      .map { Duplicate(identity: "\($0)", places: $1.map { $0.1 }) }
      .sorted { $0.places[0] < $1.places[0] }
  }
}

extension DuplicateIdentities: CustomStringConvertible {
  /// One line: which identities, and where.
  public var description: String {
    let all = sections.map { text("section", $0) } + items.map { text("item", $0) }
    return "The \(list) list has identities more than once: \(all.joined(separator: "; ")). Each must be unique."
  }

  private func text<Place>(_ kind: String, _ duplicate: Duplicate<Place>) -> String {
    "\(kind) “\(duplicate.identity)” at \(duplicate.places.map { "\($0)" }.joined(separator: ", "))"
  }
}
