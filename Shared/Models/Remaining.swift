/// The rest of a `CharacterLimit`, and its text.
public struct Remaining: Hashable, Sendable {
  /// Characters that may still be typed; negative once past the limit.
  public let count: Int

  /// `count` characters left, or over if it is negative.
  public init(count: Int) {
    self.count = count
  }

  /// True if the text is longer than the limit.
  public var isOver: Bool { count < 0 }

  /// "10 characters left", "1 character left", "0 characters left", "1 character over".
  public var text: String {
    let amount = count.magnitude
    return "\(amount) \(amount == 1 ? "character" : "characters") \(isOver ? "over" : "left")"
  }
}
