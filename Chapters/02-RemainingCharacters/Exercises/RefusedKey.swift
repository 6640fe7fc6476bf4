import Controls
import Models
import Stage
import Workshop

/// A field that refuses a text over its limit.
enum RefusedKey: Exercise {
  /// One field, and the number of its remaining characters.
  final class NameScreen: Screen {
    let name = TextField("name", placeholder: "up to 10")
    let nameRemaining = Label("name-remaining")

    override var rows: [[View]] { [[name], [nameRemaining]] }
  }

  enum Place: Scene {
    static let title = "a name that cannot be too long"

    static func makeScreen() -> NameScreen { NameScreen() }

    static let alphabet: [Input] = [
      .type("name", text: "A"), .paste("name", text: "👨‍👩‍👧bcdefghi"), .replace("name", text: "0123456789"),
      .type("name", text: "e\u{301}"), .clear("name"), .submit("name"),
    ]
    static let invariants = [
      Invariant<NameScreen>("the label says how many characters are left to the text in the field") { screen in
        screen.nameRemaining.text == CharacterLimit.name.remaining(after: screen.name.text ?? "").text
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "Ten characters fit, and the eleventh key does nothing.",
      script: """
        expect name-remaining "10 characters left"
        type name "0123456789"
        expect name-remaining "0 characters left"
        type name "X"
        expect name "0123456789"
        expect name-remaining "0 characters left"
        """,
      advice: "The field asks its delegate before the text changes: which method is that, and what does it return?"),
    Rule(
      "A paste that does not fit is refused as a whole.",
      script: """
        type name "Ada"
        paste name " Lovelace"
        expect name "Ada"
        """,
      advice: "A paste calls the method once, with more than one character."),
    Rule(
      "Replaced characters make room.",
      script: """
        type name "0123456789"
        replace name "ok"
        expect name "ok"
        clear name
        expect name ""
        """,
      advice: "The range says which characters are replaced: do they still count?"),
    Rule(
      "An accent that joins the last letter takes no room.",
      script: #"""
        type name "012345678e"
        type name "\u{301}"
        expect name "012345678é"
        expect name-remaining "0 characters left"
        """#,
      advice: "The lengths of two texts do not add up: how long would the resulting text be?"),
    Rule(
      "A refused text is never in the field.",
      script: """
        type name "0123456789"
        type name "X"
        """,
      expects: "the text set 0 times",
      advice:
        "Restoring the old text is too late, and moves the caret to the end. Which method is called before the change?",
      of: { "the text set \($0.settings(ofTextOf: "name"))" }),
  ]

  /// Restores the old text after the change, so that only the last frame is right.
  final class Reference: PlainWay<NameScreen> {
    private var accepted = ""

    override func wire() {
      screen.name.addTarget(self, action: Reference.changed, for: .editingChanged)
      changed()
    }

    private func changed() {
      let text = screen.name.text ?? ""
      if CharacterLimit.name.remaining(after: text).isOver {
        screen.name.text = accepted
      } else {
        accepted = text
      }
      screen.nameRemaining.show(CharacterLimit.name.remaining(after: accepted))
    }
  }
}
