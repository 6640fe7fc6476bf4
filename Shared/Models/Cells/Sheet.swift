/// Chapter 04's sheet of 4 × 4 cells: what was typed into each, and what each is worth.
public struct Sheet: Sendable {
  private var texts: [String]
  private var contents: [SheetContent]
  private var values: [CellValue]

  /// A sheet into which `texts` were typed, in the order of `CellReference.all`; the cells for which there is none are
  /// empty.
  public init(_ texts: [String] = []) {
    self.texts = CellReference.all.map { texts.indices.contains($0.index) ? texts[$0.index] : "" }
    contents = self.texts.map(SheetContent.init)
    values = SheetEvaluation(of: contents).values
  }

  /// The value of `cell`.
  public subscript(cell: CellReference) -> CellValue { values[cell.index] }

  /// Types `text` into `cell`, in the place of what stood there: a number, a formula that begins with "=", or nothing.
  ///
  /// - Returns: the cells whose value is another now, row by row.
  @discardableResult
  public mutating func type(_ text: String, into cell: CellReference) -> [CellReference] {
    guard texts[cell.index] != text else { return [] }
    texts[cell.index] = text
    let content = SheetContent(typed: text)
    guard contents[cell.index] != content else { return [] }
    contents[cell.index] = content
    let old = values
    values = SheetEvaluation(of: contents).values
    return CellReference.all.filter { values[$0.index] != old[$0.index] }
  }
}

extension Sheet: CustomStringConvertible {
  /// The cells that are not empty, with what was typed into them: "A1: 2, B1: =A1*2".
  public var description: String {
    let typed = CellReference.all.filter { !texts[$0.index].isEmpty }.map { "\($0): \(texts[$0.index])" }
    return typed.isEmpty ? "empty" : typed.joined(separator: ", ")
  }
}

/// The input of a cell.
enum SheetContent: Equatable, Sendable {
  case value(CellValue)
  case formula(Formula)

  init(typed text: String) {
    let text = text[...].withoutLeadingSpace
    if text.isEmpty {
      self = .value(.empty)
    } else if text.first == "=" {
      self = Formula(text.dropFirst()).map { .formula($0) } ?? .value(.failure(.value))
    } else {
      self = .value(CellValue(typed: text))
    }
  }
}
