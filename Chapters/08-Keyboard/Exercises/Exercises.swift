import Controls
import Stage
import Workshop

/// A bar that follows a floating keyboard into the middle of the screen.
enum BarThatFloats: Exercise { typealias Place = StandingBar }

/// A closed screen whose tracker still receives the keyboard's notifications.
enum ForgottenToken: Exercise {
  typealias Place = BarAlone

  static let reference = BarAlone.reference
}

/// A message that is sent again although the field is empty.
enum SentAgain: Exercise { typealias Place = StandingBar }

/// An observed property, in place of the callback way's closure.
enum PlaceToObserve: Exercise {
  typealias Place = BarAlone

  static let reference = BarAlone.reference

  static func detail(of pane: Pane<BarAlone>) -> String {
    "the height was shown \(pane.settings(ofTextOf: "visible-height"))"
  }
}
