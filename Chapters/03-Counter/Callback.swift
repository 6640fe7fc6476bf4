// Callback: each request takes the closure that gets the answer, and forgets it at once.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowCount = (Count) -> Void

  // MARK: View model

  final class ViewModel {
    private var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func load(_ show: ShowCount) {
      show(count)
    }

    func up(_ show: ShowCount) {
      count = count.moved(by: 1)
      show(count)
    }

    func down(_ show: ShowCount) {
      count = count.moved(by: -1)
      show(count)
    }

    func reset(_ show: ShowCount) {
      count = Count()
      show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CounterScreen
    private let viewModel: ViewModel

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.load(show)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up(show)
    }

    private func downTapped() {
      viewModel.down(show)
    }

    private func resetTapped() {
      viewModel.reset(show)
    }

    private func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
