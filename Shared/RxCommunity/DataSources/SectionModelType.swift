/// A section: its items, and whatever else it is.
public protocol SectionModelType {
  /// What a row shows.
  associatedtype Item

  /// The rows, in order.
  var items: [Item] { get }

  /// The same section as `original` with other items.
  init(original: Self, items: [Item])
}

/// What stays the same thing while it changes.
public protocol IdentifiableType {
  /// What tells it from all others.
  associatedtype Identity: Hashable

  /// The same before and after a change.
  var identity: Identity { get }
}

/// A section whose changes can be told: identities say what is the same, equality whether it still looks the same.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
