/// The position of an item in a sectioned list; both indices start at 0.
public struct ItemPosition: Hashable, Sendable {
  /// The index of the section.
  public var section: Int

  /// The index of the item within its section.
  public var item: Int

  /// The position of an item of a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPosition: Comparable {
  /// From the first item of the first section to the last of the last.
  public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPosition: CustomStringConvertible {
  /// Section and item: "0.2" is the third item of the first section.
  public var description: String { "\(section).\(item)" }
}
