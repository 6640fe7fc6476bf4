import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.TwoWay {
  /// What `--quiz` plants.
  enum BypassedMerge {
    typealias Input = RxWay.TwoWay.Input
    typealias Output = RxWay.TwoWay.Output
  }
}

extension RxWay.TwoWay.BypassedMerge {
  // MARK: View model

  final class ViewModel: Output {
    let a1Text: Driver<String>
    let a1Position: Driver<Float>
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>

    init(input: Input) {
      // Texts, not numbers: "2." written back as "2" could never become "2.5".
      a1Text = Driver.merge(input.a1Text, input.a1Slider.map(CellScale.text))
      a1Position = a1Text.compactMap { CellScale.position(of: CellValue(typed: $0)) }
      // Fault: The row is combined from the field's own text, past the stream into which the slider goes.
      let row = Driver.combineLatest(input.a1Text, input.b1) { a1, b1 in
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
          // Not the value at once: the slider stands at 0 before anybody touched it, and A1 is empty.
          a1Slider: screen.a1Slider.rx.value.changed.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      // No loop: what a binding sets comes back from neither.
      viewModel.a1Text.drive(screen.a1.rx.text).disposed(by: disposeBag)
      viewModel.a1Position.drive(screen.a1Slider.rx.value).disposed(by: disposeBag)
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }
}
