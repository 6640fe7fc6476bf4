import Foundation
import Rx

/// Whole numbers as virtual time; one unit stands for one second.
public struct TestTime: VirtualTimeConverterType {
  /// Returns the real instant that stands for a virtual one.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: TimeInterval(virtualTime))
  }

  /// Returns the virtual instant for a real one.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    Int((time.timeIntervalSince1970).rounded())
  }

  /// Returns the real span that stands for a virtual one.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval)
  }

  /// Returns the virtual span for a real one.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval.rounded())
  }

  /// Returns the instant at this distance.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    time + offset
  }

  /// Returns the order of two instants.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// Virtual time in which sources and chains are played: created at 100, subscribed at 200, disposed at 1000.
///
/// Work that is due now or earlier is done one unit later, so that nothing can loop within one instant.
public final class TestScheduler: VirtualTimeScheduler<TestTime> {
  /// A scheduler whose clock stands at 0.
  public init() {
    super.init(initialClock: 0, converter: TestTime())
  }

  /// Returns the instant at which work that is due at `time` is done.
  public override func adjustScheduledTime(_ time: Int) -> Int {
    time <= clock ? clock + 1 : time
  }

  /// Does `work` at an instant.
  public func at(_ time: Int, _ work: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      work()
      return Disposables.create()
    }
  }

  /// Subscribes to what `make` makes, and plays until nothing is left to do.
  public func record<Element>(
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

/// Writes down each event with its instant.
public final class Recorder<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// The events so far.
  public private(set) var events: [Recorded<Element>] = []

  /// A recorder that reads the clock of this scheduler.
  public init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Writes an event down.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, event: event))
  }
}
