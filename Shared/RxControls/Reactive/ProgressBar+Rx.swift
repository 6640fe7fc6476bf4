import Controls
import Rx

extension Reactive where Base: ProgressBar {
  /// Sets the filled part of the bar, from 0 to 1.
  @MainActor public var progress: Binder<Float> {
    .inCurrentWorld(base) { bar, progress in bar.progress = progress }
  }
}
