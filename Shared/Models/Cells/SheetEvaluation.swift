/// One evaluation of a whole sheet: each cell once, after those on which it rests.
struct SheetEvaluation {
  private let contents: [SheetContent]
  /// By the index of its cell, for each formula, the cells to which it refers.
  private var references: [CellSet]
  private var known: [CellValue?]

  init(of contents: [SheetContent]) {
    self.contents = contents
    references = Array(repeating: CellSet(), count: contents.count)
    known = Array(repeating: nil, count: contents.count)
    var formulas: [CellReference] = []
    for cell in CellReference.all {
      switch contents[cell.index] {
      case .value(let value):
        known[cell.index] = value
      case .formula(let formula):
        references[cell.index] = formula.references
        formulas.append(cell)
      }
    }
    for cell in formulas where restsOnItself(cell) { known[cell.index] = .failure(.cycle) }
    // The remaining cells are on no cycle, so the recursion visits each cell at most once.
    for cell in formulas { evaluate(cell) }
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
