/// A key, or several pressed together, with which a person moves in a field or takes text away.
///
/// Characters are those that a reader sees, words are the text between blanks and marks: the keys are those of a Mac's
/// text system, the names describe their effect.
nonisolated public enum EditingKey: String, CaseIterable, Hashable, Sendable {
  /// The caret one character to the left; from a selection, to its left end.
  case left
  /// The caret one character to the right; from a selection, to its right end.
  case right
  /// The caret to the beginning of the word that ends or stands before it.
  case wordLeft = "word-left"
  /// The caret to the end of the word that begins or stands behind it.
  case wordRight = "word-right"
  /// The caret before all of the text.
  case home
  /// The caret behind all of the text.
  case end
  /// One character more to the left into the selection, or one less.
  case selectLeft = "select-left"
  /// One character more to the right into the selection, or one less.
  case selectRight = "select-right"
  /// The selection from where it began to the beginning of the word that ends or stands before its end.
  case selectWordLeft = "select-word-left"
  /// The selection from where it began to the end of the word that begins or stands behind its end.
  case selectWordRight = "select-word-right"
  /// The selection from where it began to the beginning of the text.
  case selectHome = "select-home"
  /// The selection from where it began to the end of the text.
  case selectEnd = "select-end"
  /// All of the text into the selection.
  case selectAll = "select-all"
  /// The selection, or the character before the caret, away.
  case backspace
  /// The selection, or the character behind the caret, away.
  case delete
  /// The selection, or everything from the beginning of the word before the caret, away.
  case deleteWord = "delete-word"
  /// The selection, or everything before the caret, away.
  case deleteHome = "delete-home"
  /// The selection, or everything behind the caret, away.
  case deleteEnd = "delete-end"
  /// The text as it was before the last key that changed it.
  case undo
}
