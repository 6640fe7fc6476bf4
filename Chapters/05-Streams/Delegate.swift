// Delegate: the view model notifies its delegate of each form, and computes each of them anew.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeHexadecimal text: String)
    func viewModel(_ viewModel: ViewModel, didChangeDecimal text: String)
    func viewModel(_ viewModel: ViewModel, didChangeBinary text: String)
  }

  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func change(to text: String) {
      delegate?.viewModel(self, didChangeHexadecimal: checksum.compute(text).hexadecimal)
      delegate?.viewModel(self, didChangeDecimal: checksum.compute(text).decimal)
      delegate?.viewModel(self, didChangeBinary: checksum.compute(text).binary)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      viewModel.delegate = self
      textChanged()
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }

    func viewModel(_ viewModel: ViewModel, didChangeHexadecimal text: String) {
      screen.hexadecimal.text = text
    }

    func viewModel(_ viewModel: ViewModel, didChangeDecimal text: String) {
      screen.decimal.text = text
    }

    func viewModel(_ viewModel: ViewModel, didChangeBinary text: String) {
      screen.binary.text = text
    }
  }
}
