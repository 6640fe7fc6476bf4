// Rx, with the result shared: one costly map, and a late subscriber gets its latest result.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum Shared {}
}

extension RxWay.Shared {
  // MARK: Contract

  struct Input {
    let text: Observable<String>
  }

  // MARK: View model

  final class ViewModel {
    let hexadecimal: Observable<String>
    let decimal: Observable<String>
    let binary: Observable<String>

    init(_ checksum: CountedChecksum, input: Input) {
      let computed = input.text.map(checksum.compute).share(replay: 1)
      hexadecimal = computed.map(\.hexadecimal)
      decimal = computed.map(\.decimal)
      binary = computed.map(\.binary)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let viewModel = ViewModel(
        CountedChecksum(screen.runs, world),
        input: Input(text: screen.text.rx.text.orEmpty.asObservable()))
      viewModel.hexadecimal.bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      viewModel.decimal.bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      viewModel.binary.bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }
}
