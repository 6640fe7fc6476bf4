import Foundation

/// The value of a cell of chapter 04: empty, a decimal number, or a failure with its reason.
public enum CellValue: Hashable, Sendable {
  /// Nothing was typed, or the cell rests on one into which nothing was typed.
  case empty

  /// A decimal number, less than 10^100 either side of 0, of at most 38 digits, none beyond the 40th behind the point.
  case number(Decimal)

  /// There is no value, for this reason.
  case failure(CellFailure)

  /// Reads an input as a number: "2", "-0.5", ".5", "2.", "1e30"; spaces around it do not count.
  ///
  /// Nothing is `empty`, what is no number is `#VALUE!`, one that is too large `#NUM!`. Digits past the 38th are rounded.
  public init(typed text: String) {
    self.init(typed: text[...])
  }

  init(typed text: Substring) {
    let characters = text.withoutLeadingSpace
    guard !characters.isEmpty else {
      self = .empty
      return
    }
    var rest = characters.utf8[...]
    guard let number = DecimalText(readingFrom: &rest, signed: true), Substring(rest).allSatisfy(\.isWhitespace) else {
      self = .failure(.value)
      return
    }
    self = number.value
  }

  /// The value as its cell shows it, and as it can be typed again: "6", "-0.25", "1.5e60"; "" for an empty one.
  public var text: String {
    switch self {
    case .empty: ""
    case .number(let number): DecimalText(number).text
    case .failure(let failure): failure.rawValue
    }
  }
}

extension Substring {
  /// The text from its first character that is not a space.
  var withoutLeadingSpace: Substring {
    // `isWhitespace` searches tables, which hardly any text needs.
    if let first = utf8.first, first > UInt8(ascii: " "), first < 0x80 { return self }
    return drop(while: \.isWhitespace)
  }
}
