/// The maximum length of a field, in characters as a reader counts them.
///
/// A character is an extended grapheme cluster (Unicode UAX #29): "👨‍👩‍👧" is one, and so is "が" however it was typed.
public struct CharacterLimit: Hashable, Sendable {
  /// The largest number of characters that is still within the limit.
  public let maximum: Int

  /// A limit of `maximum` characters.
  public init(_ maximum: Int) {
    self.maximum = maximum
  }

  /// The limit of chapter 02's field `name`: 10 characters.
  public static let name = CharacterLimit(10)

  /// The limit of chapter 02's field `address`: 50 characters.
  public static let address = CharacterLimit(50)

  /// Returns the number of characters that are left after `text`.
  public func remaining(after text: String) -> Remaining {
    Remaining(count: maximum - text.count)
  }

  /// Returns true if `text` is not blank and stays within the limit.
  public func accepts(_ text: String) -> Bool {
    !text.isEmpty && !remaining(after: text).isOver
  }
}
