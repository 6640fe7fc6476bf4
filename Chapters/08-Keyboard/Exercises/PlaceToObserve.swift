import Controls
import Stage
import Workshop

/// An observed property, in place of the callback way's closure.
enum PlaceToObserve: Exercise {
  typealias Place = BarAlone

  static let reference = BarAlone.reference

  static let rules: [Rule<BarAlone>] = [
    Rule(
      "There is room for the bar before any keyboard has come up.",
      script: """
        expect visible-height "covers 0"
        expect messages last "Message 30"
        """,
      advice: "An observer is notified of changes. How does it get the value before the first one?"),
    Rule(
      "The bar follows the keyboard up and down.",
      script: """
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-resize 346
        expect composer bottom 834
        event keyboard-hide
        expect composer bottom 1180
        """,
      advice: "A notification becomes a place, the place a property, and the property's observer moves the bar."),
    Rule(
      "Room is made when the height changes, and not when only the frame does.",
      script: """
        event keyboard-show 291
        event undock
        event split
        """,
      expects: "the height was shown 0 times",
      advice: "An observer is notified of every setting, also of an equal value. Which values does the change have?"
    ) { "the height was shown \($0.settings(ofTextOf: "visible-height"))" },
  ]
}
