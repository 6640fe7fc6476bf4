import Stage
import Workshop

/// The bindings of the Rx way, rewritten as callbacks.
enum BindingToCallback: Exercise {
  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "Both labels and the button are right before any key.",
      script: """
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
        """,
      advice: "A binding shows the first text by itself. Which call does it here?"),
    Rule(
      "The label under each field counts its characters, in the error colour once there are too many.",
      script: """
        type name "Ada Lovelac"
        expect name-remaining "1 character over"
        expect name-remaining error
        expect address-remaining "50 characters left"
        type address "London"
        expect address-remaining "44 characters left"
        expect address-remaining normal
        """,
      advice: "Which closure does each of the two methods call, and with what?"),
    Rule(
      "Save follows both fields, whichever is filled last.",
      script: """
        type name "Ada"
        expect save disabled
        type address "London"
        expect save enabled
        clear name
        expect save disabled
        type name "Ada"
        expect save enabled
        """,
      advice: "`combineLatest` had both texts. Does each of the two methods call `enableSave`?"),
  ]
}
