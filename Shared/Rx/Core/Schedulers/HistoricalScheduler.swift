import Foundation

/// A virtual-time scheduler whose clock shows real dates: for events that are played again.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Takes virtual instants for real ones, unchanged.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Instants are dates.
  public typealias VirtualTimeUnit = RxTime

  /// Spans are seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// `virtualTime` itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// `time` itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// `virtualTimeInterval` itself.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// `timeInterval` itself.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

  /// The date `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
