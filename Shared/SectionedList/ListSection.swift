/// A section of a list: what it is, and its items.
///
/// Identities say what is the same thing before and after a change, equality whether it still looks the same.
/// The identity of a section is unique among the sections, that of an item among the items of all sections.
public struct ListSection<Model: Identifiable & Equatable, Item: Identifiable & Equatable>: Identifiable, Equatable {
  /// The identity and look of the section besides its items: its header, for example.
  public var model: Model

  /// The items, in order.
  public var items: [Item]

  /// A section that shows `model` and `items`.
  public init(model: Model, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// The identity of its model.
  public var id: Model.ID { model.id }
}

extension ListSection: Sendable where Model: Sendable, Item: Sendable {}
