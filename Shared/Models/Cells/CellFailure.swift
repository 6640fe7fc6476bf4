/// Why a cell has no value; the raw value is what the sheet shows.
public enum CellFailure: String, Error, Hashable, Sendable, CaseIterable {
  /// What was typed is neither a number nor a formula that makes sense.
  case value = "#VALUE!"

  /// The result is too large: 10^100 or more, either side of 0.
  case number = "#NUM!"

  /// Something was divided by 0.
  case division = "#DIV/0!"

  /// The cell rests on itself, or on one that does.
  case cycle = "#CYCLE!"
}
