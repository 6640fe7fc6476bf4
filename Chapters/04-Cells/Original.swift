// The book's five lines as a program, as a relation, and as the cells of a spreadsheet.
//
// The book gives pseudocode and two pictures, without a library: the relation is written with RxSwift here, and cells
// are fields and labels.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Carries out the five lines one after the other, and returns the value that the last one prints.
  static func program() -> Int {
    var a = 2
    let b = 3
    let c = a * b
    a = 3
    return c
  }

  /// The same lines, where c has the relation a * b.
  final class Relation {
    let a = BehaviorRelay(value: 2)
    let b = BehaviorRelay(value: 3)
    let c: Observable<Int>

    init() {
      c = Observable.combineLatest(a, b) { $0 * $1 }
    }
  }

  /// The cell C1 with the formula A1 × B1.
  final class Formula: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ProductScreen, _ world: World) {
      Observable.combineLatest(screen.a1.rx.text.orEmpty, screen.b1.rx.text.orEmpty) { a, b in
        CellValue(typed: a) * CellValue(typed: b)
      }
      .bind(to: screen.c1.rx.value)
      .disposed(by: disposeBag)
    }
  }
}
