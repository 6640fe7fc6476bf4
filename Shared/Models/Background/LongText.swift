/// A text that takes a while to read.
public struct LongText: Hashable, Sendable {
  /// The title.
  public let title: String

  /// All of it.
  public let text: String

  /// `text`, which is called `title`.
  public init(title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
