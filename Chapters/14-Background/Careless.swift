// A trap: a result is shown even if the count was cancelled meanwhile.

import Models
import Services
import Stage
import Workshop
import World

enum CarelessWay {}

extension CarelessWay {
  /// Goes back to the main queue, and does not check there whether the count is still under way.
  final class Controller: CountWiring<CancellingScreen> {
    override func countTapped() {
      screen.show(.counting(0))
      begin(
        CountingTask(screen.textToCount, in: world) { [weak screen, world] state in
          world.post { [weak screen] in screen?.show(state) }
        })
    }
  }
}
