import Testing

@testable import Rx

@Suite("The state and the upstream of a subscription, in one word")
struct SubscriptionRaceTests {
  private static let rounds = 5_000

  /// Counts its disposals.
  private final class Upstream: Subscription {
    var disposals = 0

    override func disposed() {
      disposals += 1
    }
  }

  @Test func `an upstream that is set while another thread disposes is disposed once and released`() {
    let upstreams = (0..<Self.rounds).map { _ in Upstream() }
    var subscriptions = (0..<Self.rounds).map { _ in Subscription() }
    let shared = subscriptions
    Race.run(Self.rounds) { round in
      shared[round].setUpstream(upstreams[round])
    } _: { round in
      shared[round].dispose()
    } check: { round in
      #expect(upstreams[round].disposals == 1)
      #expect(shared[round].isDisposed && shared[round].isEnded)
    }
    subscriptions = []
  }

  @Test(arguments: [false, true])
  func `no reference to the upstream is left, nor one too few`(_ disposes: Bool) {
    for _ in 0..<100 {
      weak var weakUpstream: Upstream?
      do {
        let upstream = Upstream()
        weakUpstream = upstream
        let place = Place()
        Race.run(1) { _ in
          place.subscription?.setUpstream(upstream)
        } _: { _ in
          if disposes { place.subscription?.dispose() } else { _ = place.subscription?.end() }
        } check: { _ in
        }
        #expect(upstream.disposals == (disposes ? 1 : 0))
        #expect(place.subscription?.isEnded == true)
        // The other thread may still hold the place.
        place.subscription = nil
      }
      #expect(weakUpstream == nil)
    }
  }

  /// Holds a subscription until it is emptied.
  private final class Place {
    var subscription: Subscription? = Subscription()
  }

  @Test func `of two disposals one takes effect, and of two ends one is the first`() {
    let subscriptions = (0..<Self.rounds).map { _ in Upstream() }
    let ends = Array(repeating: (first: false, second: false), count: Self.rounds)
    let results = Results(ends)
    Race.run(Self.rounds) { round in
      results.value[round].first = subscriptions[round].end()
      subscriptions[round].dispose()
    } _: { round in
      results.value2[round].second = subscriptions[round].end()
      subscriptions[round].dispose()
    } check: { round in
      #expect(subscriptions[round].disposals == 1)
      #expect(!(results.value[round].first && results.value2[round].second))
    }
  }

  /// The results of two threads; each writes in its own array.
  private final class Results {
    var value: [(first: Bool, second: Bool)]
    var value2: [(first: Bool, second: Bool)]

    init(_ empty: [(first: Bool, second: Bool)]) {
      (value, value2) = (empty, empty)
    }
  }
}
