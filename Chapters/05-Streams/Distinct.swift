// Rx, with each text computed once: the focus and the return key emit the same text again.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum DistinctWay {}

extension DistinctWay {
  /// A map per label.
  final class PerLabel: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let checksum = CountedChecksum(screen.runs, world)
      let computed = screen.text.rx.text.orEmpty.distinctUntilChanged().map(checksum.compute)
      computed.map(\.hexadecimal).bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      computed.map(\.decimal).bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      computed.map(\.binary).bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }

  /// The result shared.
  final class Shared: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let checksum = CountedChecksum(screen.runs, world)
      let computed = screen.text.rx.text.orEmpty.distinctUntilChanged().map(checksum.compute).share(replay: 1)
      computed.map(\.hexadecimal).bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      computed.map(\.decimal).bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      computed.map(\.binary).bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }
}
