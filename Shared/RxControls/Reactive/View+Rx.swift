import Controls
import Rx

/// Views and all controls have reactive members: `button.rx.tap`.
extension View: @MainActor ReactiveCompatible {}

/// Screens have reactive members.
extension Screen: @MainActor ReactiveCompatible {}

extension Reactive where Base: View {
  /// Hides the view, or shows it.
  @MainActor public var isHidden: Binder<Bool> {
    .inCurrentWorld(base) { view, isHidden in view.isHidden = isHidden }
  }

  /// Sets the view's alpha, from 0 to 1.
  @MainActor public var alpha: Binder<Double> {
    .inCurrentWorld(base) { view, alpha in view.alpha = alpha }
  }
}
