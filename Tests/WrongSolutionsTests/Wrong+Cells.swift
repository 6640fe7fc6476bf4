@testable import Cells
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension GlitchInD1 {
  /// A glitch: D1 is shown with the old C1, and then once more.
  final class TwicePerKey: Wiring {
    private let screen: SumScreen
    private var c1 = CellValue(typed: "")

    init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      screen.a1.addTarget(self, action: TwicePerKey.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: TwicePerKey.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      showD1()
      b1Changed()
    }

    private func b1Changed() {
      c1 = value(of: screen.a1) * value(of: screen.b1)
      screen.c1.text = c1.text
      showD1()
    }

    private func showD1() {
      screen.d1.text = (c1 + value(of: screen.a1)).text
    }

    private func value(of field: TextField) -> CellValue { CellValue(typed: field.text ?? "") }
  }
}

extension RoundAndRound {
  /// An endless loop of notifications: to tell it later does not end it.
  final class LaterAndLater: Wiring {
    private let texts = PublishRelay<String>()
    private let positions = PublishRelay<Float>()
    private let disposeBag = DisposeBag()

    init(_ screen: SliderScreen, _ world: World) {
      let scheduler = WorldScheduler(world)
      screen.a1.rx.text.orEmpty.changed.bind(to: texts).disposed(by: disposeBag)
      screen.a1Slider.rx.value.changed.bind(to: positions).disposed(by: disposeBag)
      texts.compactMap { CellScale.position(of: CellValue(typed: $0)) }.observe(on: scheduler).bind(to: positions)
        .disposed(by: disposeBag)
      positions.map(CellScale.text).observe(on: scheduler).bind(to: texts).disposed(by: disposeBag)
      texts.bind(to: screen.a1.rx.text).disposed(by: disposeBag)
      positions.bind(to: screen.a1Slider.rx.value).disposed(by: disposeBag)
    }
  }
}
