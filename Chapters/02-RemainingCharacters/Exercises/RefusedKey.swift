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

  static func detail(of pane: Pane<Place>) -> String { "the text set \(pane.settings(ofTextOf: "name"))" }

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
