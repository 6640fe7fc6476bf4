// A trap: a result is shown even if the count was cancelled meanwhile.

import Controls
import Models
import Services
import Stage
import World

enum CarelessWay {}

extension CarelessWay {
  /// Goes back to the main queue, and does not ask there whether the count still goes on.
  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let world: World
    private var task: CountingTask?

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      self.world = world
      screen.show(.ready)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      task?.cancel()
      screen.show(.counting(0))
      let task = CountingTask(screen.textToCount, in: world) { [weak screen, world] state in
        world.post { [weak screen] in screen?.show(state) }
      }
      self.task = task
      task.resume()
    }

    private func cancelTapped() {
      task?.cancel()
      screen.show(.cancelled)
    }
  }
}
