import Controls
import Models
import Stage
import Workshop

/// A fifth cell, at the end of a chain of dependent cells, in all four ways.
enum CellE1: Exercise {
  /// The screen of the second step with one more cell.
  final class E1Screen: SumScreen {
    let e1Formula = Label("E1-formula", text: "E1 = D1 × B1:")
    let e1 = Label("E1")

    override var rows: [[View]] { [[a1], [b1], [c1Formula, c1], [d1Formula, d1], [e1Formula, e1]] }
  }

  enum Place: Scene {
    static let title = "E1 = D1 × B1"

    static func makeScreen() -> E1Screen { E1Screen() }

    static let alphabet = SumCells.alphabet
    static let invariants: [Invariant<E1Screen>] = [
      Invariant("D1 is C1 + A1") { $0.d1.text == $0.row.d1.text },
      Invariant("E1 is D1 × B1") { $0.e1.text == $0.row.e1.text },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainWay<E1Screen> {
    override func wire() {
      for field in [screen.a1, screen.b1] {
        field.addTarget(self, action: Reference.show, for: .editingChanged)
      }
      show()
    }

    private func show() {
      screen.c1.show(screen.row.c1)
      screen.d1.show(screen.row.d1)
      screen.e1.show(screen.row.e1)
    }
  }
}

extension CellRow {
  /// D1 × B1.
  var e1: CellValue { d1 * b1 }
}
