// The book's three labels behind one map, without share() and with it.
//
// The book prints "call" in the map; here the label `runs` counts the calls. The text of the listing with share() is
// lost in our copy of the book: it is the other one, with share() behind the map.

import Controls
import Rx
import RxControls
import Stage
import World

extension OriginalWay {
  /// Binds three labels to the same observable.
  final class CallPerLabel: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let text = starred(screen)
      text.bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      text.bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      text.bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }

  /// Binds three labels to the same observable, which is shared.
  final class SharedCalls: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      let text = starred(screen).share()
      text.bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
      text.bind(to: screen.decimal.rx.text).disposed(by: disposeBag)
      text.bind(to: screen.binary.rx.text).disposed(by: disposeBag)
    }
  }

  /// The field's text between stars.
  private static func starred(_ screen: StreamsScreen) -> Observable<String> {
    var calls = 0
    return screen.text.rx.text.map { [runs = screen.runs] text in
      calls += 1
      runs.text = "\(calls)"
      // As an interpolation writes an optional; there the compiler warns.
      return "☆☆\(String(describing: text))☆☆"
    }
  }
}
