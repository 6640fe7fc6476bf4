import Controls
import Rx

extension Reactive where Base: Control {
  /// Enables the control, or disables it.
  @MainActor public var isEnabled: Binder<Bool> {
    .inCurrentWorld(base) { control, isEnabled in control.isEnabled = isEnabled }
  }

  /// The events of the control, of one or several kinds.
  ///
  /// The control retains the subscription, as it retains an action: it lasts until it is disposed or the control is
  /// deallocated.
  @MainActor public func controlEvent(_ controlEvents: Control.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.occurrences(of: controlEvents))
  }

  /// A property of the control that a person changes.
  ///
  /// - Parameters:
  ///   - editingEvents: The events after which the property is read again.
  ///   - getter: reads the property.
  ///   - setter: sets it; must not send the events.
  @MainActor public func controlProperty<Value>(
    editingEvents: Control.Event, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    ControlProperty(
      values: base.occurrences(of: editingEvents).startWith(()).compactMap { [weak base] in base.map(getter) },
      valueSink: Binder.inCurrentWorld(base, setter))
  }
}

extension Control {
  /// Emits an element for each of `events`, and completes when the control is deallocated.
  fileprivate func occurrences(of events: Event) -> Observable<Void> {
    .hearing(self) { control, send in
      control.addAction(for: events) { send(()) }
    } _: {
      $0.removeAction($1)
    }
  }
}
