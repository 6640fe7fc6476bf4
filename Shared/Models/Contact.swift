/// The contents of chapter 02's form.
public struct Contact: Hashable, Sendable {
  /// The person's name, within `CharacterLimit.name` to be saved.
  public var name: String

  /// The person's address, within `CharacterLimit.address` to be saved.
  public var address: String

  /// A contact, empty unless told.
  public init(name: String = "", address: String = "") {
    self.name = name
    self.address = address
  }

  /// True if both texts are within their limits and neither is empty.
  public var canBeSaved: Bool {
    CharacterLimit.name.accepts(name) && CharacterLimit.address.accepts(address)
  }
}
