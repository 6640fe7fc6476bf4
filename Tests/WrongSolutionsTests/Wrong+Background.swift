@testable import Background
import Controls
import Models
import Services
import Stage
import World

extension BackOnTheQueue {
  /// A wrong queue: one of two labels is still set where the words are counted.
  final class HalfTheWayBack: Wiring {
    private let screen: BackgroundScreen
    private let world: World
    private var task: CountingTask?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      self.world = world
      screen.show(.ready)
      screen.count.addTarget(self, action: HalfTheWayBack.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      screen.show(.counting(0))
      let result = screen.result
      task = CountingTask(screen.textToCount, in: world) { [weak screen, world] state in
        result.setText(state.text)
        world.post { [weak screen] in screen?.show(state) }
      }
      task?.resume()
    }
  }
}
