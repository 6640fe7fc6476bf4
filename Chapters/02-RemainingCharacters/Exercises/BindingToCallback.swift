import Stage
import Workshop

/// The bindings of the Rx way, rewritten as callbacks.
enum BindingToCallback: Exercise {
  typealias Place = RemainingCharactersChapter

  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "Both labels and the button are right before any key.",
      script: """
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
        """,
      advice: "A binding tells the first text by itself. Who asks for it here?"),
    Rule(
      "Each field is told under itself, in the error colour once it is over.",
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
      advice: "`combineLatest` heard of both fields. Does each of the two methods tell the button?"),
  ]
}
