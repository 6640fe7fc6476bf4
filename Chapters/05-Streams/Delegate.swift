// Delegate: the view is told of each form, and each is computed before it is told.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ChecksumView: AnyObject {
    func showHexadecimal(_ text: String)
    func showDecimal(_ text: String)
    func showBinary(_ text: String)
  }

  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any ChecksumView)?

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func attachView(_ view: any ChecksumView, _ text: String) {
      self.view = view
      change(to: text)
    }

    func detachView() {
      view = nil
    }

    func change(to text: String) {
      view?.showHexadecimal(checksum.compute(text).hexadecimal)
      view?.showDecimal(checksum.compute(text).decimal)
      view?.showBinary(checksum.compute(text).binary)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ChecksumView {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      viewModel.attachView(self, screen.text.text ?? "")
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }

    func showHexadecimal(_ text: String) {
      screen.hexadecimal.text = text
    }

    func showDecimal(_ text: String) {
      screen.decimal.text = text
    }

    func showBinary(_ text: String) {
      screen.binary.text = text
    }
  }
}
