/// One evaluation of a whole sheet: each cell once, after those on which it rests.
struct SheetEvaluation {
  private let contents: [SheetContent]
  /// By the index of its cell, for each formula, the cells to which it refers.
  private var references: [Set<CellReference>]
  private var known: [CellValue?]

  init(of contents: [SheetContent]) {
    self.contents = contents
    references = contents.map { content in if case .formula(let formula) = content { formula.references } else { [] } }
    known = contents.map { content in if case .value(let value) = content { value } else { nil } }
    for cell in CellReference.all where restsOnItself(cell) { known[cell.index] = .failure(.cycle) }
    // What is still unknown rests on no cycle, so that this calls itself once for each cell at most.
    for cell in CellReference.all { evaluate(cell) }
  }

  var values: [CellValue] { known.map { $0 ?? .empty } }

  private mutating func evaluate(_ cell: CellReference) {
    guard known[cell.index] == nil, case .formula(let formula) = contents[cell.index] else { return }
    for reference in references[cell.index] { evaluate(reference) }
    known[cell.index] = formula.value { known[$0.index] ?? .empty }
  }

  private func restsOnItself(_ cell: CellReference) -> Bool {
    var reached = references[cell.index]
    var open = Array(reached)
    while let next = open.popLast() {
      for reference in references[next.index] where reached.insert(reference).inserted { open.append(reference) }
    }
    return reached.contains(cell)
  }
}
