// How the sources wrote it: a handler for typing, and a binding, said to be exactly the same.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// The handler runs when somebody types, and not before.
  final class Handler: Wiring {
    private let screen: RemainingCharactersScreen

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      screen.name.addTarget(self, action: Handler.nameChanged, for: .editingChanged)
    }

    private func nameChanged() {
      screen.nameRemaining.text = CharacterLimit.name.remaining(after: screen.name.text ?? "").text
    }
  }

  /// `rx.text` tells what stands in the field at once, and again with every event of editing.
  final class Binding: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      screen.name.rx.text.orEmpty
        .map { CharacterLimit.name.remaining(after: $0).text }
        .bind(to: screen.nameRemaining.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
