import Controls
import Stage

extension NAMEChapter {
  static let traps: [Claim] = [
    Claim("Before the first tap, there is nothing to show.", script: "tap flip") { script in
      let seen = try observations(script, on: NAMEChapter.self, fourWays) { quoted($0.screen.state.text ?? "") }
      return Finding(
        zip(seen.names, seen.rows[0].details).map { ObservedValue("\($0), first frame", $1, claimed: quoted("")) },
        "Each way shows the state from the start: it asks for it, or gets it as soon as it observes or subscribes.")
    }
  ]
}
