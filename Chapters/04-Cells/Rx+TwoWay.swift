// Rx, with a slider and a field for one cell: both go into one stream, and the stream drives both.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum TwoWay {}
}

extension RxWay.TwoWay {
  // MARK: Contract

  struct Input {
    let a1Text: Driver<String>
    let a1Slider: Driver<Float>
    let b1: Driver<String>
  }

  // MARK: View model

  final class ViewModel {
    let a1Text: Driver<String>
    let a1Position: Driver<Float>
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>

    init(input: Input) {
      // Texts, not numbers: "2." written back as "2" could never become "2.5".
      a1Text = Driver.merge(input.a1Text, input.a1Slider.map(CellScale.text))
      a1Position = a1Text.compactMap { CellScale.position(of: CellValue(typed: $0)) }
      let row = Driver.combineLatest(a1Text, input.b1) { a1, b1 in
        CellRow(a1: CellValue(typed: a1), b1: CellValue(typed: b1))
      }
      c1 = row.map(\.c1)
      d1 = row.map(\.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: TwoWayScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          a1Text: screen.a1.rx.text.orEmpty.asDriver(),
          // Without its first value: an untouched slider is at 0, and A1 is empty.
          a1Slider: screen.a1Slider.rx.value.changed.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      // No loop: neither control emits an element that a binding has set.
      viewModel.a1Text.drive(screen.a1.rx.text).disposed(by: disposeBag)
      viewModel.a1Position.drive(screen.a1Slider.rx.value).disposed(by: disposeBag)
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }
}
