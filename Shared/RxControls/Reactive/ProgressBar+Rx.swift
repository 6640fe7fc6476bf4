import Controls
import Rx

extension Reactive where Base: ProgressBar {
  /// Sets how far the bar is filled, from 0 to 1.
  @MainActor public var progress: Binder<Float> {
    .inCurrentWorld(base) { bar, progress in bar.progress = progress }
  }
}
