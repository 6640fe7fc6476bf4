import Stage
import Workshop

/// A screen that is closed, and whose tracker goes on hearing of the keyboard.
enum ForgottenToken: Exercise {
  typealias Place = BarAlone

  static let reference = BarAlone.reference

  static let rules: [Rule<BarAlone>] = [
    Rule(
      "The bar stands on the keyboard.",
      script: """
        expect composer bottom 1180
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-hide
        expect composer bottom 1180
        """,
      advice: "The tracker listens for its view: from when to when?")
  ]
}
