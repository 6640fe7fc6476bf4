import Stage
import Workshop

/// A bar that stands on a keyboard which floats, in the middle of the screen.
enum BarThatFloats: Exercise {
  typealias Place = StandingBar

  static let rules: [Rule<StandingBar>] = [
    Rule(
      "The bar stands on the keyboard.",
      script: """
        expect composer bottom 1180
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-hide
        expect composer bottom 1180
        """,
      advice: "Who calls makeRoom(for:), and when?"),
    Rule(
      "A keyboard that floats takes nothing away: the bar is at the bottom.",
      script: """
        event keyboard-show 291
        event undock
        expect frame "0, 771, 820 × 291"
        expect composer bottom 1180
        expect is-hidden "hidden"
        """,
      advice: "The frame says where the keyboard is. Whether it takes room away is another question: who answers it?"),
  ]
}
