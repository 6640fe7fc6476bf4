// Rx, the page and the cell: each has a stream to be bound.

import Controls
import Models
import Rx
import RxControls

extension RxWay.Updates {
  final class SoundCell: SwitchCell {
    // A bag for each row that the cell shows: with one for the cell's life, every display would add a subscription.
    private(set) var disposeBag = DisposeBag()

    override func prepareForReuse() {
      disposeBag = DisposeBag()
    }
  }
}

extension Reactive where Base: TextSizeScreen {
  /// The text sizes that are chosen.
  var chosen: Observable<TextSize> {
    Observable.merge(base.choices.map { size, button in button.rx.tap.map { size } })
  }
}
