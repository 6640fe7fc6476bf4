import Models
import Stage

extension SettingsChapter {
  /// The events that the system sends an app about its account.
  static let events: [WorldEvent<UpdatesScreen>] = [
    tells("sign-out", "the account section goes", .signedOut),
    tells("sign-in", "the account section comes back", .signedIn),
    WorldEvent("notice", ["N", "TEXT"], "a row comes at the top; two of the same number are a mistake") {
      (screen, _, arguments) throws(BadArgument) in
      guard let number = Int(arguments[0]) else { throw BadArgument("a whole number") }
      screen.account.send(.noticeCame(Notice(number, arguments[1])))
    },
    tells("reorder-rows", "the rows of each section turn around", .rowsReordered),
    tells("reorder-sections", "the sections turn around", .sectionsReordered),
  ]

  private static func tells(_ name: String, _ summary: String, _ event: SettingsEvent) -> WorldEvent<UpdatesScreen> {
    WorldEvent(name, [], summary) { screen, _, _ in screen.account.send(event) }
  }
}
