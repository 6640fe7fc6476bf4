import Controls
import Models

/// Two cells to type into, and one that depends on both.
class ProductScreen: Screen {
  let a1 = TextField("A1")
  let b1 = TextField("B1")
  let c1Formula = Label("C1-formula", text: "C1 = A1 × B1:")
  let c1 = Label("C1")

  /// The typed texts, and the cells that depend on them.
  var row: CellRow { CellRow(a1: CellValue(typed: a1.text ?? ""), b1: CellValue(typed: b1.text ?? "")) }

  override var rows: [[View]] { [[a1], [b1], [c1Formula, c1]] }
}

/// The same screen with a cell that depends on a dependent cell.
class SumScreen: ProductScreen {
  let d1Formula = Label("D1-formula", text: "D1 = C1 + A1:")
  let d1 = Label("D1")

  override var rows: [[View]] { [[a1], [b1], [c1Formula, c1], [d1Formula, d1]] }
}

/// The same screen with a slider beside the field: both are A1.
final class TwoWayScreen: SumScreen {
  let a1Slider = Slider("A1-slider", minimumValue: CellScale.minimum, maximumValue: CellScale.maximum)

  override var rows: [[View]] { [[a1], [a1Slider], [b1], [c1Formula, c1], [d1Formula, d1]] }
}

extension Label {
  /// Creates a label that shows `text`, in the secondary colour.
  convenience init(_ identifier: String, text: String) {
    self.init(identifier)
    show(text, .secondary)
  }

  /// Shows the value of a cell, in the error colour if it is a failure.
  func show(_ value: CellValue) {
    if case .failure = value { show(value.text, .error) } else { show(value.text) }
  }
}
