/// Chapter 04's sheet of 4 × 4 cells: what was typed into each, and what each is worth.
public struct Sheet: Sendable {
  private var contents: [CellReference: Content] = [:]
  private var values: [CellReference: CellValue] = [:]

  private enum Content: Equatable {
    case value(CellValue)
    case formula(Formula)

    init(typed text: String) {
      let text = text.drop(while: \.isWhitespace)
      if text.first == "=" {
        self = Formula(text.dropFirst()).map { .formula($0) } ?? .value(.failure(.value))
      } else {
        self = .value(CellValue(typed: String(text)))
      }
    }
  }

  /// A sheet into which `texts` were typed; the other cells are empty.
  public init(_ texts: [CellReference: String] = [:]) {
    contents = texts.mapValues { Content(typed: $0) }
    values = evaluated()
  }

  /// What `cell` is worth.
  public subscript(cell: CellReference) -> CellValue { values[cell] ?? .empty }

  /// Types `text` into `cell`, in the place of what stood there: a number, a formula that begins with "=", or nothing.
  ///
  /// - Returns: the cells whose value is another now, row by row.
  @discardableResult
  public mutating func type(_ text: String, into cell: CellReference) -> [CellReference] {
    let content = Content(typed: text)
    guard contents[cell] != content else { return [] }
    contents[cell] = content
    let old = self
    values = evaluated()
    return CellReference.all.filter { self[$0] != old[$0] }
  }

  /// Each cell once, after those on which it rests.
  private func evaluated() -> [CellReference: CellValue] {
    let cycles = cellsOnCycles()
    var values: [CellReference: CellValue] = [:]
    func value(of cell: CellReference) -> CellValue {
      if let known = values[cell] { return known }
      let value: CellValue =
        switch contents[cell] {
        case nil: .empty
        case .formula where cycles.contains(cell): .failure(.cycle)
        case .formula(let formula): formula.value(value)
        case .value(let typed): typed
        }
      values[cell] = value
      return value
    }
    for cell in CellReference.all { values[cell] = value(of: cell) }
    return values
  }

  /// The cells that rest on themselves.
  private func cellsOnCycles() -> Set<CellReference> {
    let references = contents.compactMapValues { content in
      if case .formula(let formula) = content { formula.references } else { nil }
    }
    return Set(
      references.keys.filter { cell in
        var (reached, open): (Set<CellReference>, [CellReference]) = ([], [cell])
        while let next = open.popLast() {
          for reference in references[next] ?? [] where reached.insert(reference).inserted { open.append(reference) }
        }
        return reached.contains(cell)
      })
  }
}
