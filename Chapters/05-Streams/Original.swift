// How the sources wrote it: a subject that is split in two, and a result that is shared.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Says hello; everybody may send into its subject.
  final class HelloViewModel {
    let hello = PublishSubject<String>()

    func sayHello() {
      for number in 1...3 { hello.onNext("Hello \(number)") }
    }
  }

  /// Listens for elements alone, and says it in its own words.
  final class HelloController {
    private let viewModel = HelloViewModel()
    private let disposeBag = DisposeBag()

    init(_ print: @escaping Print) {
      viewModel.hello.subscribe(onNext: { print("The view model says: \($0)") }).disposed(by: disposeBag)
      viewModel.sayHello()
    }
  }
}

extension OriginalWay {
  /// Shared, but without replay: who subscribes second has missed the first result.
  final class SharedWithoutReplay: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let checksum = CountedChecksum(screen.runs, world)
      let computed = screen.text.rx.text.orEmpty.map(checksum.compute).share()
      computed.map(\.hexadecimal).bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      computed.map(\.decimal).bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      computed.map(\.binary).bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }

  /// A map per label, for each text once: the focus brings no new one.
  final class DistinctPerLabel: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let checksum = CountedChecksum(screen.runs, world)
      let computed = screen.text.rx.text.orEmpty.distinctUntilChanged().map(checksum.compute)
      computed.map(\.hexadecimal).bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      computed.map(\.decimal).bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      computed.map(\.binary).bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }

  /// The result shared, for each text once.
  final class DistinctShared: Wiring {
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
