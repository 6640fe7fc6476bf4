// Callback: the closure of the task goes back to the main queue, where one stored closure gets each state.

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias Change = (CountingState) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Change?
    private let world: World
    private var task: CountingTask?

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func load() {
      onChange?(.ready)
    }

    func count(_ text: String) {
      onChange?(.counting(0))
      let task = CountingTask(text, in: world) { [weak self, world] state in
        world.post { [weak self] in self?.receive(state) }
      }
      self.task = task
      task.resume()
    }

    private func receive(_ state: CountingState) {
      onChange?(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.onChange = { [weak screen] state in screen?.show(state) }
      viewModel.load()
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }
  }
}
