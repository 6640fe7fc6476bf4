import Controls
import Models

/// A sheet of 4 × 4 cells: a field for each, and beside it what it is worth.
final class SheetScreen: Screen {
  private let fields = CellReference.all.map { TextField($0.name) }
  private let values = CellReference.all.map { Label("\($0)-value") }

  override var rows: [[View]] { CellReference.all.map { [field($0), value($0)] } }

  override init() {
    super.init()
    for cell in CellReference.all {
      let place = Appearance.GridPlace(column: cell.column, row: cell.row)
      field(cell).gridPlace = place
      value(cell).gridPlace = place
    }
  }

  private var known = Sheet()

  /// What was typed. A check asks in every frame, so that only what is new is read.
  var sheet: Sheet {
    for cell in CellReference.all { known.type(field(cell).text ?? "", into: cell) }
    return known
  }

  /// Where a person types into `cell`.
  func field(_ cell: CellReference) -> TextField { fields[cell.index] }

  /// Where the value of `cell` is shown.
  func value(_ cell: CellReference) -> Label { values[cell.index] }

  /// Shows what `cell` is worth.
  func show(_ cell: CellReference, _ value: CellValue) {
    self.value(cell).show(value)
  }
}
