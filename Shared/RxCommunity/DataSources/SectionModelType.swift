/// A section with items.
public protocol SectionModelType {
  /// The type of the items.
  associatedtype Item

  /// The rows, in order.
  var items: [Item] { get }

  /// The same section as `original` with other items.
  init(original: Self, items: [Item])
}

/// A value with an identity, which stays the same while the value changes.
public protocol IdentifiableType {
  /// The type of the identity.
  associatedtype Identity: Hashable

  /// The identity, the same before and after a change.
  var identity: Identity { get }
}

/// A section whose changes can be found: identities say what is the same, equality whether it still looks the same.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
