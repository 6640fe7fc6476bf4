// Observer, with the result shared: the result is a property, and three observers look at it.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum Shared {}
}

extension ObserverWay.Shared {
  // MARK: Contract

  protocol ChecksumObservable: KeyValueObservable {
    var result: Checksum { get }
  }

  // MARK: View model

  final class ViewModel: ChecksumObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var result: Checksum
    private let checksum: CountedChecksum

    init(_ checksum: CountedChecksum, _ text: String) {
      self.checksum = checksum
      result = checksum.compute(text)
    }

    func change(to text: String) {
      result = checksum.compute(text)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: StreamsScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world), screen.text.text ?? "")
      observations = [
        viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
          self?.screen.hexadecimal.text = viewModel.result.hexadecimal
        },
        viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
          self?.screen.decimal.text = viewModel.result.decimal
        },
        viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
          self?.screen.binary.text = viewModel.result.binary
        },
      ]
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }
  }
}
