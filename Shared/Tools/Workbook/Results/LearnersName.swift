import Terminal

/// The name that a learner types: text from outside, which becomes the name of a file.
struct LearnersName {
  /// The name as it was typed, without blanks around it.
  let text: String

  /// - Throws: `WorkbookError` if it cannot be shown, is too long, or has nothing that a file can be called by.
  init(_ typed: String) throws(WorkbookError) {
    text = String(typed.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
    guard text.contains(where: Self.isPlain) else { throw .usage("a name has a letter or a digit") }
    guard text.visible == text, !text.unicodeScalars.contains(where: Self.isUnseen) else {
      throw .usage("a name has only characters that can be seen, and this one has not")
    }
    guard text.displayWidth <= 40, text.utf8.count <= 160 else {
      throw .usage("a name has 40 columns at most, of which 名 takes two, and 160 bytes")
    }
  }

  /// The name of the file: letters and digits, and a hyphen for all else; no command takes it for an option.
  var file: String {
    String(text.drop { !Self.isPlain($0) }.map { Self.isPlain($0) ? $0 : "-" }) + ".result"
  }

  /// True if it has no picture of its own and shapes no other: two names that differ in it look the same.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl && !properties.isVariationSelector
  }

  private static func isPlain(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
