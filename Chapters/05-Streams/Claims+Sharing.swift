import Controls
import Rx
import Stage

extension StreamsChapter {
  static let claimsOfSharing: [Claim] = [
    Claim("share() makes a cold stream hot.") { _ in
      var requests = 0
      let shared = Observable<Int>.deferred {
        requests += 1
        return .never()
      }.share()
      let before = requests
      let subscription = shared.subscribe()
      subscription.dispose()
      return Finding(
        [
          "before anybody subscribes: \(counted(before, "request"))",
          "after one has subscribed: \(counted(requests, "request"))",
        ],
        holds: before > 0,
        "Still nothing happens without a subscriber. It spares the second request, not the first wait.")
    },
    Claim("Sharing turns 9 calls into 3 while 123 is typed.", script: "type text \"123\"") { script in
      let ways = [
        Way("a map per label", RxWay.Controller.self), Way("shared", RxWay.Shared.Controller.self),
        Way("distinct, a map per label", OriginalWay.DistinctPerLabel.self),
        Way("distinct, shared", OriginalWay.DistinctShared.self),
      ]
      let seen = try observations(script, on: MapPerLabel.self, ways) { $0.screen.runs.text ?? "" }
      return Finding(
        seen.table, holds: seen.rows.last?.details.prefix(2) == ["computed 9 times", "computed 3 times"],
        "The subscription computes as well, and so does the focus: 15 become 5, without the focus 12 become 4.")
    },
    Claim("Shared or not, the labels show the same.", script: "focus text\ntype text \"1\"") { script in
      let ways = [
        Way("a map per label", RxWay.Controller.self), Way("share()", OriginalWay.SharedWithoutReplay.self),
        Way("share(replay: 1)", RxWay.Shared.Controller.self),
      ]
      let seen = try observations(script, on: StreamsChapter.self, ways) { pane in
        [pane.screen.hexadecimal, pane.screen.decimal, pane.screen.binary].map { quoted($0.text ?? "") }
          .joined(separator: " ")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "Without replay the first label takes the first result, and the other two come too late for it.")
    },
  ]
}
