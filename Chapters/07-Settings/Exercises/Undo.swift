import Controls
import Models
import Stage
import Workshop

/// A button that undoes the changes of the list, step by step.
enum Undo: Exercise {
  /// The list and the button.
  final class UndoScreen: SettingsScreen {
    let undo = Button("undo", title: "Undo")
    let account = AccountService()

    override var rows: [[View]] { [[undo], [settings]] }
  }

  enum Place: Scene {
    static let title = "a list whose changes can be undone"

    static func makeScreen() -> UndoScreen { UndoScreen() }

    static let alphabet: [Input] = [
      .tap("undo"), .event("sign-out", []), .event("sign-in", []), .event("notice", ["1"]), .event("reorder-rows", []),
    ]
    static let invariants: [Invariant<UndoScreen>] = []
    static let events: [WorldEvent<UndoScreen>] = [
      WorldEvent("sign-out", [], "the account section is removed") { screen, _, _ in screen.account.send(.signedOut) },
      WorldEvent("sign-in", [], "the account section is inserted again") { screen, _, _ in
        screen.account.send(.signedIn)
      },
      WorldEvent("reorder-rows", [], "the rows of each section are reversed") { screen, _, _ in
        screen.account.send(.rowsReordered)
      },
      WorldEvent("notice", ["N"], "a row is inserted at the top, if it is not in the list already") {
        (screen, _, arguments) throws(BadArgument) in
        guard let number = Int(arguments[0]) else { throw BadArgument("a whole number") }
        screen.account.send(.noticeCame(Notice(number, "Notice \(number)")))
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

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
