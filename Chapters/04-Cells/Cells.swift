import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// A cell that depends on two others: what is C1 after A1 has changed?
enum ProductCells: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let title = "C1 = A1 × B1"

  static func makeScreen() -> ProductScreen { ProductScreen() }

  static let alphabet: [Input] = [
    .type("A1", text: "2"), .replace("A1", text: "-.5"), .clear("A1"), .type("B1", text: "3"), .paste("B1", text: "x"),
    .replace("B1", text: "1e99"), .submit("B1"),
  ]
  static let invariants: [Invariant<ProductScreen>] = [productIsShown()]
  static let demandsEqualChanges = true
}

/// A cell that depends on a dependent cell: does D1 ever show a value made of an old C1?
enum SumCells: Step {
  typealias Callback = CallbackWay.Sum.Controller
  typealias Delegate = DelegateWay.Sum.Controller
  typealias Observer = ObserverWay.Sum.Controller
  typealias Rx = RxWay.Sum.Controller

  static let furtherWays = [Way("today", TodayWay.Sum.Controller.self)]

  static let title = "D1 = C1 + A1"

  static func makeScreen() -> SumScreen { SumScreen() }

  static let alphabet = ProductCells.alphabet
  static let invariants: [Invariant<SumScreen>] = [productIsShown(), sumIsShown()]
  static let demandsEqualChanges = true
}

/// A slider and a field for one cell: each follows the other, without an endless loop.
enum TwoWayCells: Step {
  typealias Callback = CallbackWay.TwoWay.Controller
  typealias Delegate = DelegateWay.TwoWay.Controller
  typealias Observer = ObserverWay.TwoWay.Controller
  typealias Rx = RxWay.TwoWay.Controller

  static let furtherWays = [Way("today", TodayWay.TwoWay.Controller.self)]

  static let title = "a slider and a field for A1"

  static func makeScreen() -> TwoWayScreen { TwoWayScreen() }

  static let alphabet: [Input] = [
    .slide("A1-slider", to: 3.14), .slide("A1-slider", to: -20), .type("A1", text: ".5"), .replace("A1", text: "99"),
    .clear("A1"), .type("B1", text: "3"), .paste("B1", text: "x"),
  ]
  static let invariants: [Invariant<TwoWayScreen>] = [
    productIsShown(), sumIsShown(),
    Invariant("the slider shows the number in the field, as far as its range allows") { screen in
      CellScale.position(of: screen.row.a1).map { $0 == screen.a1Slider.value } ?? true
    },
  ]
  static let demandsEqualChanges = true
}

/// The chapter that `swift run Cells` plays.
package let chapter: any Chapter.Type = CellsChapter.self

/// Sixteen cells for formulas: which cell depends on which is decided while the program runs.
enum CellsChapter: Chapter {
  typealias Callback = CallbackWay.Formulas.Controller
  typealias Delegate = DelegateWay.Formulas.Controller
  typealias Observer = ObserverWay.Formulas.Controller
  typealias Rx = RxWay.Formulas.Controller

  static let furtherWays = [Way("today", TodayWay.Formulas.Controller.self)]

  static let number = 4
  static let name = "Cells"
  static let lesson = "Values that depend on values."
  static let title = "a sheet of formulas"
  static let earlierSteps: [any Step.Type] = [ProductCells.self, SumCells.self, TwoWayCells.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> SheetScreen { SheetScreen() }

  static let alphabet: [Input] = [
    .replace("A1", text: "2"), .paste("B1", text: "=A1*3"), .replace("C1", text: "=a1+B1"), .replace("A1", text: "=C1"),
    .clear("A1"), .replace("D4", text: "=-(C1-1)/2"), .type("B1", text: "?"),
  ]
  static let invariants: [Invariant<SheetScreen>] = [
    Invariant("each cell shows the value of its text, in the error colour if it is an error") { screen in
      let sheet = screen.sheet
      return CellReference.all.allSatisfy { screen.value($0).shows(sheet[$0]) }
    }
  ]
}

private func productIsShown<Screen: ProductScreen>() -> Invariant<Screen> {
  Invariant("C1 is A1 × B1") { screen in screen.c1.shows(screen.row.c1) }
}

/// Compares with the C1 on the screen, so that it also finds an old C1 beside a right D1.
private func sumIsShown<Screen: SumScreen>() -> Invariant<Screen> {
  Invariant("D1 is C1 + A1, never with an old C1") { screen in
    let c1 = screen.c1.text ?? ""
    return c1.hasPrefix("#")
      ? screen.d1.text == c1 : screen.d1.shows(CellValue(typed: c1) + screen.row.a1)
  }
}

extension Label {
  fileprivate func shows(_ value: CellValue) -> Bool {
    guard text == value.text else { return false }
    if case .failure = value { return textColor == .error }
    return textColor == .normal
  }
}
