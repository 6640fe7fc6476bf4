// Observer: three observers of the text, each of which computes what it shows.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol TextObservable: KeyValueObservable {
    var text: String { get }
  }

  // MARK: View model

  final class ViewModel: TextObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var text: String
    private let checksum: CountedChecksum

    init(_ checksum: CountedChecksum, _ text: String) {
      self.checksum = checksum
      self.text = text
    }

    func change(to text: String) {
      self.text = text
    }

    // A method, because an observed property is computed once more to find the properties that it depends on.
    func computeChecksum() -> Checksum {
      checksum.compute(text)
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
        viewModel.observe(\.text, options: .initial) { [weak self] viewModel, _ in
          self?.screen.hexadecimal.text = viewModel.computeChecksum().hexadecimal
        },
        viewModel.observe(\.text, options: .initial) { [weak self] viewModel, _ in
          self?.screen.decimal.text = viewModel.computeChecksum().decimal
        },
        viewModel.observe(\.text, options: .initial) { [weak self] viewModel, _ in
          self?.screen.binary.text = viewModel.computeChecksum().binary
        },
      ]
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }
  }
}
