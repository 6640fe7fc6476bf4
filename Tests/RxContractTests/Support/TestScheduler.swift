import Foundation
import Rx

/// Whole numbers as virtual time; one unit stands for one second.
struct TestTime: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: TimeInterval(virtualTime))
  }

  func convertToVirtualTime(_ time: RxTime) -> Int {
    Int((time.timeIntervalSince1970).rounded())
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval.rounded())
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    time + offset
  }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// Virtual time on which each test happens: created at 100, subscribed at 200, disposed at 1000.
///
/// Work that is due now or earlier is done one unit later, so that no test can loop within one instant.
final class TestScheduler: VirtualTimeScheduler<TestTime> {
  init() {
    super.init(initialClock: 0, converter: TestTime())
  }

  override func adjustScheduledTime(_ time: Int) -> Int {
    time <= clock ? clock + 1 : time
  }

  /// Does `work` at an instant.
  func at(_ time: Int, _ work: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      work()
      return Disposables.create()
    }
  }

  /// Subscribes to what `make` makes, and plays until nothing is left to do.
  func record<Element>(
    subscribed: Int = 200, disposed: Int = 1000, _ make: @escaping () -> Observable<Element>
  ) -> [Recorded<Element>] {
    let recorder = Recorder<Element>(self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    at(100) { source = make() }
    at(subscribed) { subscription = source?.subscribe(recorder) }
    at(disposed) { subscription?.dispose() }
    start()
    return recorder.events
  }
}

/// An event and its instant.
struct Recorded<Element> {
  let time: Int
  let event: Event<Element>

  static func next(_ time: Int, _ element: Element) -> Recorded { Recorded(time: time, event: .next(element)) }
  static func completed(_ time: Int) -> Recorded { Recorded(time: time, event: .completed) }
  static func error(_ time: Int, _ error: any Error = TestError.planned) -> Recorded {
    Recorded(time: time, event: .error(error))
  }
}

/// Errors are compared by what they say.
extension Recorded: Equatable where Element: Equatable {
  static func == (first: Recorded, second: Recorded) -> Bool {
    first.time == second.time && first.event.element == second.event.element
      && first.event.isCompleted == second.event.isCompleted
      && first.event.error.map { "\($0)" } == second.event.error.map { "\($0)" }
  }
}

enum TestError: Error {
  case planned
  case other
}

/// Writes down each event with its instant.
final class Recorder<Element>: ObserverType {
  private let scheduler: TestScheduler
  private(set) var events: [Recorded<Element>] = []

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, event: event))
  }
}
