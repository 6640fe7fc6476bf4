import Dispatch
import RxControls
import Testing

@Suite("Spans of time as Rx counts them")
struct TimeIntervalTests {
  // Not compared as they are: what is very long is equal to what is nearly as long.
  private func milliseconds(_ duration: Duration) -> Int? {
    if case .milliseconds(let count) = duration.interval { count } else { nil }
  }

  @Test func `a duration is counted in whole milliseconds, each of them exactly`() {
    for count in [0, 1, 200, 290, 10_000, 123_456_789, 9_007_199_254_740_993, -1500] {
      #expect(milliseconds(.milliseconds(count)) == count)
    }
    #expect(milliseconds(.microseconds(1999)) == 1)
    #expect(milliseconds(.microseconds(-1999)) == -1)
  }

  @Test func `a duration that is longer than can be counted is as long as can be counted`() {
    #expect(milliseconds(.seconds(Int64.max)) == .max)
    #expect(milliseconds(.seconds(Int64.min)) == .min)
  }
}
