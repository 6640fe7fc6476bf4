/// An operator of a formula.
enum FormulaOperator: Hashable, Sendable {
  case add, subtract, multiply, divide, negate

  /// Which of two operators comes first: the higher one. Equals go from left to right.
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .negate: 3
    }
  }

  /// Takes the last operand, or the last two, and puts the result in their place.
  func apply(to operands: inout [CellValue]) {
    guard let right = operands.popLast() else { return }
    if self == .negate { return operands.append(-right) }
    guard let left = operands.popLast() else { return }
    switch self {
    case .add: operands.append(left + right)
    case .subtract: operands.append(left - right)
    case .multiply: operands.append(left * right)
    case .divide, .negate: operands.append(left / right)
    }
  }
}
