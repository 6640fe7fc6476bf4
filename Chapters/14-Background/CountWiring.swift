import Controls
import Models
import Services
import Stage
import Workshop
import World

/// The wiring that the traps and some exercises share: the buttons call two methods, and the last task ends with the screen.
class CountWiring<Screen: BackgroundScreen>: PlainWay<Screen> {
  override func wire() {
    screen.show(.ready)
    screen.count.addTarget(self, action: CountWiring.countTapped, for: .touchUpInside)
    (screen as? CancellingScreen)?.cancel.addTarget(self, action: CountWiring.cancelTapped, for: .touchUpInside)
  }

  /// Begins a count.
  func countTapped() {}

  /// Cancels the count under way.
  func cancelTapped() {
    work = nil
    screen.show(.cancelled)
  }

  /// Resumes `task` in place of the one before, which is cancelled.
  func begin(_ task: CountingTask) {
    work = task
    task.resume()
  }
}
