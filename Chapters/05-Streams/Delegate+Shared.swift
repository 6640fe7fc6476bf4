// Delegate, with the result shared: the view model notifies its delegate once, and the delegate shows all three forms.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Shared {}
}

extension DelegateWay.Shared {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange checksum: Checksum)
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
      delegate?.viewModel(self, didChange: checksum.compute(text))
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

    func viewModel(_ viewModel: ViewModel, didChange checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
