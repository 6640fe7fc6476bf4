// Observer, the page and the cell: each has a property to be observed.

import Controls
import KeyValueObserving
import Models

extension ObserverWay.Updates {
  final class TextSizePage: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var chosen: TextSize?

    init(_ screen: TextSizeScreen) {
      for (size, button) in screen.choices {
        button.addAction(for: .touchUpInside) { [weak self] in self?.chosen = size }
      }
    }
  }

  final class SoundCell: SwitchCell {
    // Ended before the next row is shown, because `show` sets the switch as well.
    var observation: KeyValueObservation?

    override func prepareForReuse() {
      observation = nil
    }
  }
}
