/// One evaluation of a whole sheet: each cell once, after those on which it rests.
struct SheetEvaluation {
  private let contents: [SheetContent]
  /// By the index of its cell, for each formula, the cells to which it refers.
  private let references: [CellSet]
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
    var open = references[cell.index]
    while let reference = open.popFirst() { evaluate(reference) }
    known[cell.index] = formula.value { known[$0.index] ?? .empty }
  }

  private func restsOnItself(_ cell: CellReference) -> Bool {
    var reached = references[cell.index]
    var open = reached
    while let next = open.popFirst() {
      open.formUnion(references[next.index].subtracting(reached))
      reached.formUnion(references[next.index])
    }
    return reached.contains(cell)
  }
}
