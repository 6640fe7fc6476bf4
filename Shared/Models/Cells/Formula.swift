/// The formula behind the "=" of a cell: numbers, references, `+ - * /`, signs and parentheses.
///
/// It is kept in reverse Polish notation, and neither reading nor evaluating calls itself: a million parentheses take a
/// while, but no stack overflows.
public struct Formula: Hashable, Sendable {
  private let steps: [Step]

  /// The cells on which it rests.
  public let references: CellSet

  enum Step: Hashable, Sendable {
    case value(CellValue)
    case reference(CellReference)
    case operation(FormulaOperator)
  }

  /// The formula in `text`, without the "=": "A1*B1+2". Spaces do not count, nor does the case of letters.
  ///
  /// Nil if it makes no sense: an operand is missing or too much, a parenthesis stands alone, there is no such cell.
  public init?(_ text: some StringProtocol) {
    var reader = FormulaReader(text)
    guard let steps = reader.read() else { return nil }
    self.steps = steps
    references = CellSet(steps.compactMap { step in if case .reference(let cell) = step { cell } else { nil } })
  }

  /// Returns the result for these values of the cells.
  public func value(_ cells: (CellReference) -> CellValue) -> CellValue {
    var operands: [CellValue] = []
    for step in steps {
      switch step {
      case .value(let value): operands.append(value)
      case .reference(let cell): operands.append(cells(cell))
      case .operation(let operation): operation.apply(to: &operands)
      }
    }
    return operands.last ?? .failure(.value)
  }
}
