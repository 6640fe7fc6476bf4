import Rx

/// The time of a subscription; `end` is nil while it lasts.
struct Span: Equatable, CustomStringConvertible {
  let start: Int
  var end: Int?

  init(_ start: Int, _ end: Int? = nil) {
    self.start = start
    self.end = end
  }

  var description: String { "\(start)–\(end.map(String.init) ?? "")" }
}

/// A source that plays recorded events and records its subscriptions.
class TestSource<Element>: ObservableType {
  let scheduler: TestScheduler
  let events: [Recorded<Element>]
  fileprivate(set) var subscriptions: [Span] = []

  fileprivate init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    self.scheduler = scheduler
    self.events = events
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
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
final class HotSource<Element>: TestSource<Element> {
  private var observers: [Int: (Event<Element>) -> Void] = [:]
  private var nextKey = 0

  override init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    super.init(scheduler, events)
    for recorded in events {
      scheduler.at(recorded.time) { [weak self] in
        guard let self else { return }
        for key in observers.keys.sorted() { observers[key]?(recorded.event) }
      }
    }
  }

  override func begin(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let key = nextKey
    nextKey += 1
    observers[key] = on
    return Disposables.create { [self] in observers[key] = nil }
  }
}

/// Plays its events for each subscriber; their instants count from the subscription.
final class ColdSource<Element>: TestSource<Element> {
  override init(_ scheduler: TestScheduler, _ events: [Recorded<Element>]) {
    super.init(scheduler, events)
  }

  override func begin(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
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
  func hot<Element>(_ events: [Recorded<Element>]) -> HotSource<Element> { HotSource(self, events) }
  func cold<Element>(_ events: [Recorded<Element>]) -> ColdSource<Element> { ColdSource(self, events) }
}
