import Controls
import Rx

/// Recognizers have reactive members: `recognizer.rx.event`.
extension PanGestureRecognizer: @MainActor ReactiveCompatible {}

extension Reactive where Base: PanGestureRecognizer {
  /// The recognizer, whenever its gesture goes on.
  ///
  /// The recognizer holds the subscription, as it holds an action: it lasts until it is disposed or the recognizer goes.
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
