import Dispatch
import Foundation

extension DispatchTimeInterval {
  /// The span of so many seconds, to the nanosecond; none if the number is negative.
  init(seconds: TimeInterval) {
    guard seconds > 0 else {
      self = .nanoseconds(0)
      return
    }
    self = seconds < 1e9 ? .nanoseconds(Int((seconds * 1e9).rounded())) : .never
  }

  /// The span in seconds; endless for `never`.
  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
