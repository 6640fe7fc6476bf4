// Delegate, the page and the cell: each notifies a delegate, held weakly.

import Controls
import Models

extension DelegateWay.Updates {
  protocol TextSizePageDelegate: AnyObject {
    func textSizePage(_ page: TextSizePage, didChoose size: TextSize)
  }

  final class TextSizePage {
    weak var delegate: (any TextSizePageDelegate)?

    init(_ screen: TextSizeScreen) {
      for (size, button) in screen.choices {
        button.addAction(for: .touchUpInside) { [weak self] in self?.choose(size) }
      }
    }

    private func choose(_ size: TextSize) {
      delegate?.textSizePage(self, didChoose: size)
    }
  }

  protocol SoundCellDelegate: AnyObject {
    func soundCell(_ cell: SoundCell, didSwitchTo isOn: Bool)
  }

  final class SoundCell: SwitchCell {
    weak var delegate: (any SoundCellDelegate)?

    required init(reuseIdentifier: String) {
      super.init(reuseIdentifier: reuseIdentifier)
      toggle.addTarget(self, action: SoundCell.toggleFlipped, for: .valueChanged)
    }

    private func toggleFlipped() {
      delegate?.soundCell(self, didSwitchTo: toggle.isOn)
    }
  }
}
