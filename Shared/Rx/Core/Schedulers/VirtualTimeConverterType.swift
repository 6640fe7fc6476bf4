import Foundation

/// Translates between the instants of a virtual clock and real ones.
public protocol VirtualTimeConverterType {
  /// An instant of the virtual clock.
  associatedtype VirtualTimeUnit

  /// A span between two instants of the virtual clock.
  associatedtype VirtualTimeIntervalUnit

  /// The real instant that stands for `virtualTime`.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual instant that stands for `time`.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The seconds that stand for `virtualTimeInterval`.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The virtual span that stands for `timeInterval` seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The instant that is `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Compares two instants.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two virtual instants.
public enum VirtualTimeComparison {
  /// It is earlier.
  case lessThan

  /// It is the same.
  case equal

  /// It is later.
  case greaterThan
}
