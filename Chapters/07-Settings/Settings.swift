import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// One section of rows, and the page behind each.
enum OneSection: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "one section"
  static func makeScreen() -> SettingsScreen { SettingsScreen(SettingsList([.account])) }
  static let alphabet: [Input] = [.select("settings", row: 1), .select("settings", row: 4), .tap("back")]
  static let invariants: [Invariant<SettingsScreen>] = listInvariants()
  static let laterIdentifiers = ["page"]
}

/// A second section, with rows of two heights, one of which cannot be selected.
enum TwoSections: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "two sections"
  static func makeScreen() -> SettingsScreen { SettingsScreen(SettingsList([.account, .common])) }
  static let alphabet: [Input] =
    OneSection.alphabet + [.select("settings", row: 8), .scroll("settings"), .scroll("settings", to: .top)]
  static let invariants: [Invariant<SettingsScreen>] = listInvariants()
  static let laterIdentifiers = ["page"]
}

/// A third section: more rows than fit, so that cells are reused.
enum ThreeSections: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "three sections"
  static func makeScreen() -> SettingsScreen { SettingsScreen() }
  static let alphabet: [Input] = TwoSections.alphabet + [.select("settings", row: 11)]
  static let invariants: [Invariant<SettingsScreen>] = listInvariants()
  static let laterIdentifiers = ["page"]
}

/// The chapter that `swift run Settings` plays.
package let chapter: any Chapter.Type = SettingsChapter.self

/// The chapter, whose last step has a list that changes, a row with a switch, and a page that hands back a choice.
enum SettingsChapter: Chapter {
  typealias Callback = CallbackWay.Updates.Controller
  typealias Delegate = DelegateWay.Updates.Controller
  typealias Observer = ObserverWay.Updates.Controller
  typealias Rx = RxWay.Updates.Controller

  static let number = 7
  static let name = "Settings"
  static let lesson = "A sectioned list, its updates, and a result handed back from a second screen."
  static let title = "updates, a switch in a row, and a result handed back"
  static let earlierSteps: [any Step.Type] = [OneSection.self, TwoSections.self, ThreeSections.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> UpdatesScreen { UpdatesScreen() }

  static let alphabet: [Input] =
    ThreeSections.alphabet + [
      .select("settings", row: 7), .tap("large"), .toggle("sounds"), .event("sign-out", []), .event("sign-in", []),
      .event("notice", ["1", "Storage is full"]), .event("reorder-rows", []), .event("reorder-sections", []),
    ]

  static let invariants: [Invariant<UpdatesScreen>] =
    listInvariants() + [
      Invariant("a mistake is shown in the error colour") { screen in
        (screen.message.textColor == .error) == !(screen.message.text ?? "").isEmpty
      }
    ]

  static let laterIdentifiers = ["sounds", "page", "text-size"] + TextSize.allCases.map(\.rawValue)
}

private func listInvariants<Screen: SettingsScreen>() -> [Invariant<Screen>] {
  [
    Invariant("no row is selected") { screen in screen.settings.indexPathForSelectedRow == nil },
    Invariant("all rows except the description open a page and accept touches") { screen in
      screen.settings.visibleCells.allSatisfy { cell in
        let leadsSomewhere = !cell.text.hasPrefix("Basic settings")
        return cell.isUserInteractionEnabled == leadsSomewhere
          && (cell.accessoryType == .disclosureIndicator) == leadsSomewhere
      }
    },
    Invariant("every visible row is shown in a cell") { screen in
      let table = screen.settings.appearance.table
      return table?.rows.count == screen.settings.visibleCells.count
    },
  ]
}
