import Controls
import Rx

extension Reactive where Base: SearchField {
  /// Taps on the button that cancels the search; the field is empty by then.
  @MainActor public var cancelButtonClicked: ControlEvent<Void> { base.cancelButton.rx.tap }
}
