/// A reason why a cell has no value; the sheet shows the raw value.
public enum CellFailure: String, Error, Hashable, Sendable, CaseIterable {
  /// The input is neither a number nor a valid formula.
  case value = "#VALUE!"

  /// The result is too large: 10^100 or more, either side of 0.
  case number = "#NUM!"

  /// Something was divided by 0.
  case division = "#DIV/0!"

  /// The cell rests on itself, or on one that does.
  case cycle = "#CYCLE!"
}
