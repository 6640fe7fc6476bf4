/// The meaning of a colour, rather than the colour itself: a terminal, a test and a person agree on the meaning.
nonisolated public enum TextColor: String, CaseIterable, Hashable, Sendable {
  /// Plain text.
  case normal

  /// Something is wrong.
  case error

  /// Something is right.
  case ok

  /// Less important than its surroundings.
  case secondary
}
