@testable import Counter
import Controls
import KeyValueObserving
import Models
import Stage
import World

extension CounterThatStays {
  final class Yours: Wiring {
    private let screen: CounterScreen
    private let viewModel: ObserverWay.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.ViewModel(screen.start)
      #if SOLVED
      observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
        self?.screen.count.text = viewModel.count.text
      }
      #else
      observation = viewModel.observe(\.count, options: .initial) { viewModel, _ in
        self.screen.count.text = viewModel.count.text
      }
      #endif
      screen.up.addTarget(self, action: Yours.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Yours.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Yours.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }
  }
}
