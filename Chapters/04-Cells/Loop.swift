// Traps: a slider and a field that are bound to each other in both directions.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

/// Two-way bindings that go wrong.
enum LoopWay {}

extension LoopWay {
  /// The trap: each relay is bound to the other, so every value circulates endlessly.
  final class Endless: Wiring {
    private let text = PublishRelay<String>()
    private let position = PublishRelay<Float>()
    private let disposeBag = DisposeBag()

    init(_ screen: TwoWayScreen, _ world: World) {
      screen.a1.rx.text.orEmpty.changed.bind(to: text).disposed(by: disposeBag)
      screen.a1Slider.rx.value.changed.bind(to: position).disposed(by: disposeBag)
      text.asSignal().compactMap { CellScale.position(of: CellValue(typed: $0)) }
        .emit(to: position).disposed(by: disposeBag)
      // Delayed, or a debug build warns of a relay that receives while it sends. The loop remains.
      position.asSignal().delay(Duration.zero.interval).map(CellScale.text)
        .emit(to: text).disposed(by: disposeBag)
    }
  }

  /// The trap: the loop ends, but the number is written back into the field in which it is being typed.
  final class WritesBack: Wiring {
    private let a1 = BehaviorRelay(value: CellValue.empty)
    private let disposeBag = DisposeBag()

    init(_ screen: TwoWayScreen, _ world: World) {
      screen.a1.rx.text.orEmpty.changed.map(CellValue.init(typed:)).bind(to: a1).disposed(by: disposeBag)
      screen.a1Slider.rx.value.changed.map { CellValue(typed: CellScale.text(at: $0)) }
        .bind(to: a1).disposed(by: disposeBag)
      a1.asDriver().map(\.text).drive(screen.a1.rx.text).disposed(by: disposeBag)
      a1.asDriver().compactMap(CellScale.position).drive(screen.a1Slider.rx.value).disposed(by: disposeBag)
    }
  }
}
