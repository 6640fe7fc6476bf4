import Controls
import Models
import Rx
import RxControls
import Stage
@testable import Streams
import World

extension LateLabels {
  // MARK: View model

  final class ViewModel {
    let hexadecimal: Observable<String>
    let decimal: Observable<String>
    let binary: Observable<String>

    init(_ checksum: CountedChecksum, input: RxWay.Shared.Input) {
      #if SOLVED
      let computed = input.text.map(checksum.compute).share(replay: 1)
      #else
      let computed = input.text.map(checksum.compute).share()
      #endif
      hexadecimal = computed.map(\.hexadecimal)
      decimal = computed.map(\.decimal)
      binary = computed.map(\.binary)
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let viewModel = ViewModel(
        CountedChecksum(screen.runs, world),
        input: RxWay.Shared.Input(text: screen.text.rx.text.orEmpty.asObservable()))
      viewModel.hexadecimal.bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      viewModel.decimal.bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      viewModel.binary.bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }
}
