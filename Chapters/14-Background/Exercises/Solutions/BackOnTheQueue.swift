@testable import Background
import Controls
import Models
import Services
import Stage
import Workshop
import World

extension BackOnTheQueue {
  final class Yours: CountWiring<BackgroundScreen> {
    override func countTapped() {
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
      begin(task)
    }
  }
}
