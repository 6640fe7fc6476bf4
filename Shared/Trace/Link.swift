/// One link of a chain of events: who sent what to whom, and with which value.
///
/// The chain of one tap may read `up.touchUpInside → target–action`, then `count.text = "1"`.
public struct Link: Hashable, Sendable {
  /// Who did it: the identifier of a control (`up`), a property (`\.count`), the world.
  public var sender: String

  /// What happened there, in the words of the pattern: `touchUpInside`, `changed`.
  public var event: String

  /// Who was told, if anybody was.
  public var receiver: String?

  /// What went along, as a person would write it: `"1"`, `old 0, new 1`.
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
