// Delegate, with the result shared: the view is told once, and shows all three forms of it.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Shared {}
}

extension DelegateWay.Shared {
  // MARK: Contract

  protocol ChecksumView: AnyObject {
    func show(_ checksum: Checksum)
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
      view?.show(checksum.compute(text))
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

    func show(_ checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
