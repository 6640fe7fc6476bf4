import Dispatch

extension DispatchTimeInterval {
  /// The same span as a duration; nil for `.never`.
  var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    @unknown default: nil
    }
  }
}

extension Duration {
  /// The same span as Rx counts it (`RxTimeInterval`), in whole milliseconds; the remainder is dropped.
  public var interval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    return .milliseconds(Int(clamping: Int128(seconds) * 1000 + Int128(attoseconds / 1_000_000_000_000_000)))
  }
}
