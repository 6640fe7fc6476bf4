import Stage
import Workshop

/// A bar that follows a floating keyboard into the middle of the screen.
enum BarThatFloats: Exercise {
  typealias Place = StandingBar

  static let rules = Rule<StandingBar>.all(
    in: """
      The bar stands on the keyboard.
        expect composer bottom 1180
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-hide
        expect composer bottom 1180
      look at: Which change calls makeRoom(for:)?

      A keyboard that floats takes nothing away: the bar is at the bottom.
        event keyboard-show 291
        event undock
        expect frame "0, 771, 820 × 291"
        expect composer bottom 1180
        expect is-hidden "hidden"
      look at: The frame is the place of the keyboard. Which value says how much room it takes away?
      """)
}
