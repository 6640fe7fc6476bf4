import Rx
import World

/// What happens to a control: taps, edits.
///
/// - It never fails, and sends nothing on subscription.
/// - It is subscribed on the main queue of the world in which it was made, wherever `subscribe` is called, and delivers
///   there.
/// - It completes when the control goes.
///
/// Each subscriber listens to the control by itself.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What goes along with the event.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of a control, which must keep what the type promises: no failure, nothing on subscription, delivery on
  /// the main queue.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentWorldScheduler())
  }

  /// Starts sending the events to `observer`.
  ///
  /// - Returns: what ends that.
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

/// What can be turned into a control event.
public protocol ControlEventType: ObservableType {
  /// The control event of the same elements.
  func asControlEvent() -> ControlEvent<Element>
}
