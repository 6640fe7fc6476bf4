import Rx

/// A property of a control that a person changes: it can be observed, and set by binding to it.
///
/// - It never fails.
/// - A new observer at once gets the value, then one after each change by a person. Setting it in code, by a binding
///   too, sends nothing.
/// - It is subscribed on the main queue of the world in which it was made, wherever `subscribe` is called, and delivers
///   there.
/// - It completes when the control is deallocated.
///
/// Each subscriber listens to the control by itself.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the property.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property whose values come from `values` and are set through `valueSink`; both must keep the promises of the
  /// type.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentWorldScheduler())
    self.valueSink = valueSink.asObserver()
  }

  /// Starts sending the values to `observer`.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Sets the property to the element of a `next`. An `error` is a mistake in the program: a debug build stops, a
  /// release build prints it.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { return reportBindingError(error) }
    valueSink.on(event)
  }

  /// The changes by a person: the values without the one on subscription.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// The same values as an observable, still subscribed on the main queue.
  public func asObservable() -> Observable<Element> {
    values
  }

  /// This control property.
  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  /// The same values as a driver: shared.
  public func asDriver() -> Driver<Element> {
    asSharedSequenceThatNeverFails()
  }
}

/// A type that can be converted to a control property.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// Returns the control property of the same values.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The same text, empty in the place of nil.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.map { $0 ?? "" }, valueSink: property.mapObserver { (text: String) -> String? in text })
  }
}
