import Rx
import World

/// The events of a control: taps, edits.
///
/// - It never fails, and sends nothing on subscription.
/// - It is subscribed on the main queue of the world in which it was made, wherever `subscribe` is called, and delivers
///   there.
/// - It completes when the control is deallocated.
///
/// Each subscriber listens to the control by itself.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The value of the event.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// A control event of `events`, which must keep the promises of the type: no failure, no element on subscription,
  /// delivery on the main queue.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentWorldScheduler())
  }

  /// Starts sending the events to `observer`.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The same events as an observable, still subscribed on the main queue.
  public func asObservable() -> Observable<Element> {
    events
  }

  /// This control event.
  public func asControlEvent() -> ControlEvent<Element> {
    self
  }

  /// The same events as a driver: shared, and a new observer gets the latest one again.
  public func asDriver() -> Driver<Element> {
    asSharedSequenceThatNeverFails()
  }

  /// The same events as a signal: shared.
  public func asSignal() -> Signal<Element> {
    asSharedSequenceThatNeverFails()
  }
}

/// A type that can be converted to a control event.
public protocol ControlEventType: ObservableType {
  /// Returns the control event of the same elements.
  func asControlEvent() -> ControlEvent<Element>
}
