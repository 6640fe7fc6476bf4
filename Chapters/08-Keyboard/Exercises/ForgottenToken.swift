import Stage
import Workshop

/// A closed screen whose tracker still receives the keyboard's notifications.
enum ForgottenToken: Exercise {
  typealias Place = BarAlone

  static let reference = BarAlone.reference

  static let rules = Rule<BarAlone>.all(
    in: """
      The bar stands on the keyboard.
        expect composer bottom 1180
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-hide
        expect composer bottom 1180
      look at: The tracker observes for its delegate: when does that begin, and when does it end?
      """)
}
