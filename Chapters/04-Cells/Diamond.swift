// Traps: C1 depends on A1, and D1 on both. Drawn with its arrows that is a diamond, and it glitches.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

/// Ways in which D1 shows a value that is in no sheet, each with its cure.
enum DiamondWay {}

extension DiamondWay {
  /// The trap: A1 reaches D1 on two paths. Each keystroke changes D1 twice, first with the new C1 and the old A1.
  final class CombineLatest: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SumScreen, _ world: World) {
      let a1 = screen.a1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let b1 = screen.b1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let c1 = Driver.combineLatest(a1, b1) { $0 * $1 }
      let d1 = Driver.combineLatest(c1, a1) { $0 + $1 }
      c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }

  /// The same trap with the paths in the other order: first with the new A1 and the old C1.
  final class CombineLatestSwapped: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SumScreen, _ world: World) {
      let a1 = screen.a1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let b1 = screen.b1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let c1 = Driver.combineLatest(a1, b1) { $0 * $1 }
      let d1 = Driver.combineLatest(a1, c1) { $1 + $0 }
      d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
      c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
    }
  }

  /// The cure: one path. C1 and D1 are derived from one stream, which has A1 and B1 together.
  final class OneSource: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SumScreen, _ world: World) {
      let a1 = screen.a1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let b1 = screen.b1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
      let row = Driver.combineLatest(a1, b1) { CellRow(a1: $0, b1: $1) }
      row.map(\.c1).drive(screen.c1.rx.value).disposed(by: disposeBag)
      row.map(\.d1).drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }

  /// Cells with a stored C1, which is not computed when it is read.
  final class StoredCells: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed var a1 = CellValue.empty
    @Observed var b1 = CellValue.empty
    @Observed var c1 = CellValue.empty
  }

  /// Observers of stored cells; those of A1 are notified in the order in which they were registered.
  class Observers: Wiring {
    private let screen: SumScreen
    private let cells = StoredCells()
    private var observations: [KeyValueObservation] = []

    /// The trap: D1's observer of A1 is notified before the one that updates C1.
    var notifiesD1First: Bool { true }

    required init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      observations = notifiesD1First ? showD1() + keepC1() : keepC1() + showD1()
      screen.a1.addTarget(self, action: Observers.changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Observers.changed, for: .editingChanged)
    }

    private func keepC1() -> [KeyValueObservation] {
      [\StoredCells.a1, \StoredCells.b1].map { factor in
        cells.observe(factor) { [weak self] cells, _ in
          cells.c1 = cells.a1 * cells.b1
          self?.screen.c1.show(cells.c1)
        }
      }
    }

    private func showD1() -> [KeyValueObservation] {
      [\StoredCells.a1, \StoredCells.c1].map { summand in
        cells.observe(summand) { [weak self] cells, _ in
          self?.screen.d1.show(cells.c1 + cells.a1)
        }
      }
    }

    private func changed() {
      let row = screen.row
      if cells.a1 != row.a1 { cells.a1 = row.a1 }
      if cells.b1 != row.b1 { cells.b1 = row.b1 }
    }
  }

  /// The cure: C1 is updated before D1. Only the order of registration ensures it.
  final class ObserversInOrder: Observers {
    override var notifiesD1First: Bool { false }
  }
}
