import Controls
import Models

/// A sheet of 4 × 4 cells: a field for each, and its value beside it.
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

  /// The sheet of the typed texts. A check reads it in every frame, so only new texts are evaluated.
  var sheet: Sheet {
    for cell in CellReference.all { known.type(field(cell).text ?? "", into: cell) }
    return known
  }

  /// The field of `cell`.
  func field(_ cell: CellReference) -> TextField { fields[cell.index] }

  /// The label with the value of `cell`.
  func value(_ cell: CellReference) -> Label { values[cell.index] }

  /// Shows the value of `cell`.
  func show(_ cell: CellReference, _ value: CellValue) {
    self.value(cell).show(value)
  }
}
