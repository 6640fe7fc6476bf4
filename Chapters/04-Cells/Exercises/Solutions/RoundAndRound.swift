@testable import Cells
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RoundAndRound {
  struct Input {
    let text: Signal<String>
    let position: Signal<Float>
  }

  final class ViewModel {
    #if SOLVED
    let text: Signal<String>
    let position: Signal<Float>
    #else
    private let texts = PublishRelay<String>()
    private let positions = PublishRelay<Float>()
    private let disposeBag = DisposeBag()

    var text: Signal<String> { texts.asSignal() }
    var position: Signal<Float> { positions.asSignal() }
    #endif

    init(input: Input) {
      #if SOLVED
      text = Signal.merge(input.text, input.position.map(CellScale.text))
      position = text.compactMap { CellScale.position(of: CellValue(typed: $0)) }
      #else
      input.text.emit(to: texts).disposed(by: disposeBag)
      input.position.emit(to: positions).disposed(by: disposeBag)
      text.compactMap { CellScale.position(of: CellValue(typed: $0)) }.emit(to: positions).disposed(by: disposeBag)
      position.map(CellScale.text).emit(to: texts).disposed(by: disposeBag)
      #endif
    }
  }

  final class Yours: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: SliderScreen, _ world: World) {
      viewModel = ViewModel(
        input: Input(
          text: screen.a1.rx.text.orEmpty.changed.asSignal(),
          position: screen.a1Slider.rx.value.changed.asSignal()))
      viewModel.text.emit(to: screen.a1.rx.text).disposed(by: disposeBag)
      viewModel.position.emit(to: screen.a1Slider.rx.value).disposed(by: disposeBag)
    }
  }
}
