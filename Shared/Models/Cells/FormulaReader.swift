/// Reads a formula from left to right into reverse Polish notation.
///
/// After E. W. Dijkstra's shunting-yard (Mathematisch Centrum, MR 35, 1961): operators wait until one comes that binds
/// less tightly.
struct FormulaReader {
  private var rest: Substring.UTF8View.SubSequence
  private var steps: [Formula.Step] = []
  private var waiting: [Waiting] = []

  private enum Waiting {
    case operation(FormulaOperator)
    case parenthesis
  }

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8[...]
  }

  /// The steps of the whole formula; nil if it makes no sense.
  mutating func read() -> [Formula.Step]? {
    var needsOperand = true
    while let byte = nextByte() {
      if needsOperand {
        guard let isComplete = operand(byte) else { return nil }
        needsOperand = !isComplete
      } else if byte == UInt8(ascii: ")") {
        guard closeParenthesis() else { return nil }
      } else {
        guard let operation = Self.operators[byte] else { return nil }
        rest.removeFirst()
        release(downTo: operation.precedence)
        waiting.append(.operation(operation))
        needsOperand = true
      }
    }
    release(downTo: 0)
    return needsOperand || !waiting.isEmpty ? nil : steps
  }

  private static let operators: [UInt8: FormulaOperator] = [
    UInt8(ascii: "+"): .add, UInt8(ascii: "-"): .subtract, UInt8(ascii: "*"): .multiply, UInt8(ascii: "/"): .divide,
  ]

  private mutating func nextByte() -> UInt8? {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.first
  }

  /// Reads an operand, or what may stand before one: a sign, a parenthesis.
  ///
  /// - Returns: whether the operand is there now; nil if something else is.
  private mutating func operand(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "("): waiting.append(.parenthesis)
    case UInt8(ascii: "-"): waiting.append(.operation(.negate))
    case UInt8(ascii: "+"): break
    default: return value() ? true : nil
    }
    rest.removeFirst()
    return false
  }

  private mutating func value() -> Bool {
    if let number = DecimalText(readingFrom: &rest, signed: false) {
      steps.append(.value(number.value))
      return true
    }
    let name = rest.prefix { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    guard name.count == 2, let cell = CellReference(Substring(name)) else { return false }
    rest = rest.dropFirst(name.count)
    steps.append(.reference(cell))
    return true
  }

  private mutating func closeParenthesis() -> Bool {
    release(downTo: 0)
    guard case .parenthesis = waiting.popLast() else { return false }
    rest.removeFirst()
    return true
  }

  /// Lets the operators go that bind at least as tightly, back to the last parenthesis.
  private mutating func release(downTo precedence: Int) {
    while case .operation(let operation) = waiting.last, operation.precedence >= precedence {
      steps.append(.operation(operation))
      waiting.removeLast()
    }
  }
}
