/// A section made of a model and items.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// The type of the items.
  public typealias Item = ItemType

  /// The section without its items.
  public var model: Section

  /// The rows, in order.
  public var items: [ItemType]

  /// A section of `model` and `items`.
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  /// The same section as `original` with other items.
  public init(original: SectionModel, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

/// A section made of a model and items, all with identities.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
  AnimatableSectionModelType
{
  /// The type of the items.
  public typealias Item = ItemType

  /// The section without its items.
  public var model: Section

  /// The rows, in order.
  public var items: [ItemType]

  /// A section of `model` and `items`.
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  /// The same section as `original` with other items.
  public init(original: AnimatableSectionModel, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }

  /// The identity of its model.
  public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
