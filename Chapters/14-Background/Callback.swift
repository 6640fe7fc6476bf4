// Callback: the task calls a closure where it counts, and the closure goes back to the main queue.

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show = (CountingState) -> Void

  // MARK: View model

  final class ViewModel {
    private let world: World
    private var show: Show?
    private var task: CountingTask?

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func count(_ text: String, _ show: @escaping Show) {
      self.show = show
      show(.counting(0))
      let task = CountingTask(text, in: world) { [weak self, world] state in
        world.post { [weak self] in self?.receive(state) }
      }
      self.task = task
      task.resume()
    }

    private func receive(_ state: CountingState) {
      show?(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      // Nobody calls back before somebody asks.
      screen.show(.ready)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount) { [weak screen] state in screen?.show(state) }
    }
  }
}
