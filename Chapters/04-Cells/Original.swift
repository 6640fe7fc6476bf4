// How the sources wrote it: a line of a program, and the same line as a relation.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// `c = a * b` is a statement: it is carried out once, with the values of that moment.
  final class Statement: Wiring {
    private let screen: ProductScreen
    private var isDone = false

    init(_ screen: ProductScreen, _ world: World) {
      self.screen = screen
      screen.a1.addTarget(self, action: Statement.changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Statement.changed, for: .editingChanged)
    }

    private func changed() {
      guard !isDone, case .number(let a) = screen.row.a1, case .number(let b) = screen.row.b1 else { return }
      let c = a * b
      screen.c1.show(.number(c))
      isDone = true
    }
  }

  /// C1 is said to be A1 × B1, once and for all.
  final class Relation: Wiring {
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
