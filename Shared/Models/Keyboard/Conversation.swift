/// The messages of chapter 08, oldest first.
public struct Conversation: Hashable, Sendable {
  /// The messages so far.
  public private(set) var messages: [String]

  /// A conversation in which `messages` were said.
  public init(_ messages: [String] = []) {
    self.messages = messages
  }

  /// A conversation that is longer than a screen.
  public static let sample = Conversation((1...30).map { "Message \($0)" })

  /// Says `draft`, without the blanks around it.
  ///
  /// - Returns: whether there was anything to say.
  @discardableResult
  public mutating func send(_ draft: String) -> Bool {
    let text = draft.trimmingBlanks
    guard !text.isEmpty else { return false }
    messages.append(text)
    return true
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
