import Controls
import Models
import Rx
import RxControls
import Stage
@testable import Streams
import World

extension LateLabels {
  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let checksum = CountedChecksum(screen.runs, world)
      #if SOLVED
      let computed = screen.text.rx.text.orEmpty.map(checksum.compute).share(replay: 1)
      #else
      let computed = screen.text.rx.text.orEmpty.map(checksum.compute).share()
      #endif
      computed.map(\.hexadecimal).bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      computed.map(\.decimal).bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      computed.map(\.binary).bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }
}
