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
      events: Observable.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let listener = Listener(observer)
        let key = base.addAction { [weak base] in
          if let base { listener.send(base) }
        }
        return Disposables.create { [weak base] in base?.removeAction(key) }
      })
  }
}
