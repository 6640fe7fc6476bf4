/// One link of a chain of events: the sender, the event, its receiver, and its value.
///
/// The chain of one tap may read `up.touchUpInside → target–action`, then `count.text = "1"`.
public struct Link: Hashable, Sendable {
  /// The sender: the identifier of a control (`up`), a property (`\.count`), the world.
  public var sender: String

  /// The event, in the words of the pattern: `touchUpInside`, `changed`.
  public var event: String

  /// The receiver that was notified, if any.
  public var receiver: String?

  /// The value that was passed, as a person would write it: `"1"`, `old 0, new 1`.
  public var value: String?

  /// A link from `sender`; `receiver` and `value` are left out where there is none.
  public init(_ sender: String, _ event: String, to receiver: String? = nil, value: String? = nil) {
    self.sender = sender
    self.event = event
    self.receiver = receiver
    self.value = value
  }
}

extension Link: CustomStringConvertible {
  /// The link as one piece of a chain: `up.touchUpInside → target–action`, `count.text = "1"`; of a key path,
  /// `\.count changed (old 0, new 1) → handler`.
  public var description: String {
    let isKeyPath = sender.hasPrefix("\\")
    var text = event.isEmpty ? sender : "\(sender)\(isKeyPath ? " " : ".")\(event)"
    if let value { text += isKeyPath ? " (\(value))" : " = \(value)" }
    if let receiver { text += " → \(receiver)" }
    return text
  }
}
