import Controls
import Rx

extension Reactive where Base: ActivityIndicator {
  /// Lets the indicator turn, or rest.
  @MainActor public var isAnimating: Binder<Bool> {
    .inCurrentWorld(base) { indicator, isAnimating in
      if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
