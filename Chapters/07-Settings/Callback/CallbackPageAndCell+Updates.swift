// Callback, the page and the cell: each has a closure that it calls.

import Controls
import Models

extension CallbackWay.Updates {
  final class TextSizePage {
    init(_ screen: TextSizeScreen, _ handBack: @escaping (TextSize) -> Void) {
      for (size, button) in screen.choices {
        button.addAction(for: .touchUpInside) { handBack(size) }
      }
    }
  }

  final class SoundCell: SwitchCell {
    // One place for one closure: showing another row replaces it, so closures never pile up.
    var turned: (Bool) -> Void = { _ in }

    required init(reuseIdentifier: String) {
      super.init(reuseIdentifier: reuseIdentifier)
      toggle.addTarget(self, action: SoundCell.toggleFlipped, for: .valueChanged)
    }

    private func toggleFlipped() {
      turned(toggle.isOn)
    }
  }
}
