import Stage
import Workshop

/// The bindings of the Rx way, rewritten as callbacks.
enum BindingToCallback: Exercise {
  static let rules = Rule<RemainingCharactersChapter>.all(
    in: """
      Both labels and the button are right before any key.
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
      look at: A binding shows the first text by itself. Which call does it here?

      The label under each field counts its characters, in the error colour once there are too many.
        type name "Ada Lovelac"
        expect name-remaining "1 character over"
        expect name-remaining error
        expect address-remaining "50 characters left"
        type address "London"
        expect address-remaining "44 characters left"
        expect address-remaining normal
      look at: Which closure does each of the two methods call, and with what?

      Save follows both fields, whichever is filled last.
        type name "Ada"
        expect save disabled
        type address "London"
        expect save enabled
        clear name
        expect save disabled
        type name "Ada"
        expect save enabled
      look at: `combineLatest` had both texts. Does each of the two methods call `enableSave`?
      """)
}
