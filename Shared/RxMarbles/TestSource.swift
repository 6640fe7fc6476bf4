import Rx

/// The time of a subscription; `end` is nil while it lasts.
public struct Span: Equatable, CustomStringConvertible {
  /// The instant of the subscription.
  public let start: Int

  /// The instant of its end.
  public fileprivate(set) var end: Int?

  /// The time from `start` to `end`.
  public init(_ start: Int, _ end: Int? = nil) {
    self.start = start
    self.end = end
  }

  /// The instants, as `200–240`.
  public var description: String { "\(start)–\(end.map(String.init) ?? "")" }
}

/// A source that plays recorded events and records its subscriptions.
public class TestSource<Element>: ObservableType {
  let scheduler: TestScheduler
  let events: [Recorded<Element>]

  /// The subscriptions so far, in order.
  public fileprivate(set) var subscriptions: [Span] = []

  fileprivate init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    self.scheduler = scheduler
    self.events = events
  }

  /// Begins to play the events for `observer`, and notes the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(Span(scheduler.clock))
    let subscription = begin(observer.on)
    return Disposables.create { [self] in
      subscriptions[index].end = scheduler.clock
      subscription.dispose()
    }
  }

  fileprivate func begin(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    Disposables.create()
  }
}

/// Plays its events at their instants, for all subscribers of the moment.
public final class HotSource<Element>: TestSource<Element> {
  private var observers: [Int: (Event<Element>) -> Void] = [:]
  private var nextKey = 0

  fileprivate override init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    super.init(scheduler, events)
    for recorded in events {
      scheduler.at(recorded.time) { [weak self] in
        guard let self else { return }
        for key in observers.keys.sorted() { observers[key]?(recorded.event) }
      }
    }
  }

  fileprivate override func begin(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let key = nextKey
    nextKey += 1
    observers[key] = on
    return Disposables.create { [self] in observers[key] = nil }
  }
}

/// Plays its events for each subscriber; their instants count from the subscription.
public final class ColdSource<Element>: TestSource<Element> {
  fileprivate override init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    super.init(scheduler, events)
  }

  fileprivate override func begin(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let disposables = CompositeDisposable()
    for recorded in events {
      _ = disposables.insert(
        scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
          on(recorded.event)
          return Disposables.create()
        })
    }
    return disposables
  }
}

extension TestScheduler {
  /// A source whose events come at instants of the clock.
  public func hot<Element>(_ events: [Recorded<Element>]) -> HotSource<Element> { HotSource(self, events) }

  /// A source whose events come at instants that count from each subscription.
  public func cold<Element>(_ events: [Recorded<Element>]) -> ColdSource<Element> { ColdSource(self, events) }
}
