@testable import Background
import Controls
import Models
import Services
import Stage
import World

extension BackOnTheQueue {
  final class Yours: Wiring {
    private let screen: BackgroundScreen
    private let world: World
    private var task: CountingTask?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      self.world = world
      screen.show(.ready)
      screen.count.addTarget(self, action: Yours.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      screen.show(.counting(0))
      #if SOLVED
      let task = CountingTask(screen.textToCount, in: world) { [weak screen, world] state in
        world.post { [weak screen] in screen?.show(state) }
      }
      #else
      let (progress, result) = (screen.progress, screen.result)
      let task = CountingTask(screen.textToCount, in: world) { state in
        progress.setProgress(Float(state.progress))
        result.setText(state.text)
      }
      #endif
      self.task = task
      task.resume()
    }
  }
}
