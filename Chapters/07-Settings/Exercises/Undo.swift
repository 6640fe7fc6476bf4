import Controls
import Models
import Stage
import Workshop

/// A button that takes back what was last done to the list, step by step.
enum Undo: Exercise {
  /// The list and the button.
  final class UndoScreen: SettingsScreen {
    let undo = Button("undo", title: "Undo")
    let account = AccountService()

    override var rows: [[View]] { [[undo], [settings]] }
  }

  enum Place: Scene {
    static let title = "a list that can be taken back"

    static func makeScreen() -> UndoScreen { UndoScreen() }

    static let alphabet: [Input] = [
      .tap("undo"), .event("sign-out", []), .event("sign-in", []), .event("notice", ["1"]), .event("reorder-rows", []),
    ]
    static let invariants: [Invariant<UndoScreen>] = []
    static let events: [WorldEvent<UndoScreen>] = [
      WorldEvent("sign-out", [], "the account section goes") { screen, _, _ in screen.account.send(.signedOut) },
      WorldEvent("sign-in", [], "the account section comes back") { screen, _, _ in screen.account.send(.signedIn) },
      WorldEvent("reorder-rows", [], "the rows of each section turn around") { screen, _, _ in
        screen.account.send(.rowsReordered)
      },
      WorldEvent("notice", ["N"], "a row comes at the top, if it is not in the list already") {
        (screen, _, arguments) throws(BadArgument) in
        guard let number = Int(arguments[0]) else { throw BadArgument("a whole number") }
        screen.account.send(.noticeCame(Notice(number, "Notice \(number)")))
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The list is there from the beginning, and follows the account.",
      script: """
        expect settings rows 11
        event sign-out
        expect settings rows 7
        event notice 1
        expect settings rows 8
        expect settings row 1 "Notice 1"
        """,
      advice: "An observer hears of changes; what is there at the beginning it has to ask for."),
    Rule(
      "Undo takes back the last change, and then the one before.",
      script: """
        event sign-out
        event notice 1
        tap undo
        expect settings rows 7
        expect settings row 1 "Sounds"
        tap undo
        expect settings rows 11
        expect settings row 1 "Account"
        """,
      advice: "The list is a value: what it was before can be kept as it is. How many of them are to be kept?"),
    Rule(
      "Undo can be tapped only while there is something to take back.",
      script: """
        expect undo disabled
        event sign-out
        expect undo enabled
        tap undo
        expect undo disabled
        """,
      advice: "That there is something to take back is no state of its own: what does it follow from?"),
    Rule(
      "What changes nothing is not taken back either.",
      script: """
        event sign-in
        expect undo disabled
        event notice 1
        event notice 1
        tap undo
        expect settings rows 11
        expect undo disabled
        """,
      advice: "Somebody who is signed in signs in once more, and a notice comes twice: compare the sections."),
  ]

  final class Reference: PlainWay<UndoScreen> {
    private let source = SettingsSource()
    private var lists = [SettingsList()]

    override func wire() {
      screen.settings.dataSource = source
      screen.settings.delegate = source
      screen.account.onEvent = { [weak self] event in self?.follow(event) }
      screen.undo.addTarget(self, action: Reference.undo, for: .touchUpInside)
      show()
    }

    isolated deinit {
      screen.account.onEvent = nil
    }

    private func follow(_ event: SettingsEvent) {
      let list = lists[lists.count - 1]
      let next = list.following(event)
      if next.sections != list.sections { lists.append(next) }
      show()
    }

    private func undo() {
      lists.removeLast()
      show()
    }

    private func show() {
      source.show(lists[lists.count - 1].sections, in: screen.settings)
      screen.undo.isEnabled = lists.count > 1
    }
  }
}
