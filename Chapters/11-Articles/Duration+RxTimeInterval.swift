import Dispatch
import Rx

nonisolated extension Duration {
  /// The same span as Rx counts it, to the millisecond.
  var interval: RxTimeInterval { .milliseconds(Int(self / .milliseconds(1))) }
}
