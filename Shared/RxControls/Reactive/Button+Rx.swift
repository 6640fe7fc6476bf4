import Controls
import Rx

extension Reactive where Base: Button {
  /// The taps of the button.
  @MainActor public var tap: ControlEvent<Void> {
    controlEvent(.touchUpInside)
  }

  /// Sets the title of the button.
  @MainActor public var title: Binder<String?> {
    .inCurrentWorld(base) { button, title in button.title = title }
  }
}
