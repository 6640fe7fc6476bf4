import Models
import Stage

extension SettingsChapter {
  /// The events that the system sends an app about its account.
  static let events: [WorldEvent<UpdatesScreen>] = [
    event("sign-out", "the account section is removed", .signedOut),
    event("sign-in", "the account section is inserted again", .signedIn),
    WorldEvent("notice", ["N", "TEXT"], "a row is inserted at the top; two with the same number are a mistake") {
      (screen, _, arguments) throws(BadArgument) in
      guard let number = Int(arguments[0]) else { throw BadArgument("a whole number") }
      screen.account.send(.noticeCame(Notice(number, arguments[1])))
    },
    event("reorder-rows", "the rows of each section are reversed", .rowsReordered),
    event("reorder-sections", "the sections are reversed", .sectionsReordered),
  ]

  private static func event(_ name: String, _ summary: String, _ event: SettingsEvent) -> WorldEvent<UpdatesScreen> {
    WorldEvent(name, [], summary) { screen, _, _ in screen.account.send(event) }
  }
}
