import Controls
import Rx

/// Recognizers have reactive members: `recognizer.rx.event`.
extension PanGestureRecognizer: @MainActor ReactiveCompatible {}

extension Reactive where Base: PanGestureRecognizer {
  /// Emits the recognizer whenever its gesture changes.
  ///
  /// The recognizer retains the subscription, as it retains an action: it lasts until it is disposed or the recognizer
  /// is deallocated.
  @MainActor public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable.hearing(base) { [weak base] recognizer, send in
        recognizer.addAction {
          if let base { send(base) }
        }
      } _: {
        $0.removeAction($1)
      })
  }
}
