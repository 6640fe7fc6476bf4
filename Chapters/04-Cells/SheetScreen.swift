import Controls
import Models

/// A sheet of 4 × 4 cells: a field for each, and beside it what it is worth.
final class SheetScreen: Screen {
  private let fields = Dictionary(uniqueKeysWithValues: CellReference.all.map { ($0, TextField($0.name)) })
  private let values = Dictionary(uniqueKeysWithValues: CellReference.all.map { ($0, Label("\($0)-value")) })

  override var rows: [[View]] { CellReference.all.map { [field($0), value($0)] } }

  /// What was typed.
  var sheet: Sheet { Sheet(fields.mapValues { $0.text ?? "" }) }

  /// Where a person types into `cell`.
  func field(_ cell: CellReference) -> TextField { fields[cell] ?? TextField(cell.name) }

  /// Where the value of `cell` is shown.
  func value(_ cell: CellReference) -> Label { values[cell] ?? Label("\(cell)-value") }

  /// Shows what `cell` is worth.
  func show(_ cell: CellReference, _ value: CellValue) {
    self.value(cell).show(value)
  }
}
