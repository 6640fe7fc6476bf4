import Controls
import Stage
import Testing

@testable import Settings

@Suite("07 Settings")
struct SettingsTests {
  @Test(arguments: Pattern.allCases)
  func `each row, header and footer has its text, its height and its accessory`(_ way: Pattern) async throws {
    try await play("expect settings rows 4", on: OneSection.self, way)
    try await play("expect settings rows 8", on: TwoSections.self, way)
    let pane = try Pane(ThreeSections.self, ThreeSections.way(way))
    #expect(pane.snapshot["screen-title"]?.text == "Settings")
    #expect(lines(pane.snapshot) == Array(Self.all.prefix(8)))
    try pane.perform(.scroll("settings"))
    #expect(lines(pane.snapshot) == Array(Self.all.dropFirst(8)))
    // 675 points of content and 12 of inset, of which 320 are in sight.
    #expect(pane.snapshot["settings"]?.table?.offset == 675 + 12 - 320)
  }

  @Test(arguments: Pattern.allCases)
  func `a selected row is deselected and opens its page; back returns to the list`(_ way: Pattern) async throws {
    try await play(
      """
      select settings 2
      expect screen-title "Security"
      expect page "This is the page Security."
      expect back title "Settings"
      tap back
      expect screen-title "Settings"
      expect back hidden
      select settings 2
      expect screen-title "Security"
      """, on: SettingsChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `the Accessibility page hands back a text size, or nothing`(_ way: Pattern) async throws {
    try await play(
      """
      select settings 7
      expect screen-title "Accessibility"
      expect text-size "The text size is Medium."
      tap back
      expect screen-title "Settings"
      expect settings row 7 "Accessibility Medium"
      select settings 7
      tap large
      expect screen-title "Settings"
      expect settings row 7 "Accessibility Large"
      select settings 7
      expect text-size "The text size is Large."
      tap small
      expect settings row 7 "Accessibility Small"
      """, on: SettingsChapter.self, way)
  }

  @Test(
    "a notice comes at the top and leads to its page; the same one again is a clear mistake",
    arguments: Pattern.allCases)
  func notices(_ way: Pattern) async throws {
    try await play(
      """
      event notice 1 "Storage is full"
      expect settings rows 12
      expect settings row 1 "Storage is full"
      select settings 1
      expect page "This is the page Storage is full."
      event notice 2 "Update ready"
      tap back
      expect settings row 1 "Update ready"
      expect settings row 2 "Storage is full"
      event notice 1 "Again"
      expect settings rows 13
      expect message "This notice is already in the list."
      event sign-out
      expect message ""
      """, on: SettingsChapter.self, way)
  }

  @Test(
    "each flip of the switch counts once, however often its row was scrolled out of sight", arguments: Pattern.allCases)
  func sounds(_ way: Pattern) async throws {
    try await play(
      """
      expect sounds on
      toggle sounds
      expect sounds off
      scroll settings bottom
      scroll settings top
      expect sounds off
      toggle sounds
      expect sounds on
      event sign-out
      expect sounds on
      toggle sounds
      expect sounds off
      """, on: SettingsChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `the table receives only the difference: rows that stay keep their cells`(_ way: Pattern) throws {
    let pane = try Pane(SettingsChapter.self, SettingsChapter.way(way))
    let table = pane.screen.settings
    #expect(table.configuredCellCount == 5)
    let account = table.cellForRow(at: IndexPath(row: 0, section: 0))
    try pane.perform(.event("notice", ["1", "Storage is full"]))
    #expect(table.configuredCellCount == 6)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === account)
    try pane.perform(.event("sign-in", []))
    #expect(table.configuredCellCount == 6)
  }

  @Test(arguments: Pattern.allCases)
  func `cells are made for the visible rows, and reused for others of the same kind`(_ way: Pattern) throws {
    let three = try Pane(ThreeSections.self, ThreeSections.way(way))
    #expect(try cellsMade(three) == [5, 6])
    let updates = try Pane(SettingsChapter.self, SettingsChapter.way(way))
    #expect(try cellsMade(updates) == [5, 7])
  }

  @Test(arguments: Pattern.allCases)
  func `a page and its controller are deallocated after the user leaves the page`(_ way: Pattern) throws {
    let pane = try Pane(SettingsChapter.self, SettingsChapter.way(way))
    try pane.perform(.select("settings", row: 7))
    weak let page = pane.screen.navigator?.topScreen
    #expect(page is TextSizeScreen)
    try pane.perform(.tap("back"))
    #expect(page == nil)
  }

  @Test func `an event reports a bad argument`() throws {
    let pane = try Pane(SettingsChapter.self, SettingsChapter.way(.rx))
    #expect(throws: PaneError.argument(BadArgument("a whole number"))) {
      try pane.perform(.event("notice", ["one", "x"]))
    }
  }

  @Test func `the listing shows the same three sections as the Rx way until a cell is reused`() throws {
    let ways = [
      Way("the listing", OriginalWay.SettingsController<SettingsScreen>.self), ThreeSections.way(.rx),
    ]
    let panes = try ways.map { try Pane(ThreeSections.self, $0) }
    let rows = ["Account", "Security", "Notifications", "Content", "Sounds"]
    for pane in panes {
      #expect(pane.screen.settings.visibleCells.map(\.text) == rows)
      #expect(pane.screen.settings.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
      try pane.perform(.select("settings", row: 2))
      #expect(pane.screen.navigator?.title.text == "Security")
      #expect(pane.screen.settings.indexPathForSelectedRow == nil)
    }
  }

  @Test func `the four ways are the same after every sequence of three inputs, four in the first step`() throws {
    for step in SettingsChapter.steps { try step.checkParity(depth: step == OneSection.self ? 4 : 3, random: 30) }
  }

  @Test func `no frame changes after the world has come to rest`() async throws {
    try await ParityChecker(SettingsChapter.self).checkRest(after: [
      .event("notice", ["1", "Full"]), .select("settings", row: 8), .tap("large"), .event("reorder-sections", []),
    ])
  }

  @Test func `nothing outlives its controller`() throws {
    let inputs: [Input] = [.toggle("sounds"), .scroll("settings"), .scroll("settings", to: .top)]
    try ThreeSections.checkLifetimes()
    try SettingsChapter.checkLifetimes(after: inputs + SettingsChapter.alphabet)
    try SettingsChapter.checkLifetimes(after: [.select("settings", row: 7)])
  }

  /// Returns the number of cells for the first rows in sight, and of all cells after scrolling down and back.
  private func cellsMade<S: Step>(_ pane: Pane<S>) throws -> [Int] where S.Screen: SettingsScreen {
    let table = pane.screen.settings
    // Retained, or a new cell might have the identity of a deallocated one.
    var cells = table.visibleCells
    let first = Set(cells.map(ObjectIdentifier.init)).count
    for end in [Input.scroll("settings"), .scroll("settings", to: .top)] {
      try pane.perform(end)
      cells += table.visibleCells
    }
    return [first, Set(cells.map(ObjectIdentifier.init)).count]
  }

  /// Returns the visible parts of the list, with heights in points.
  private func lines(_ snapshot: Snapshot) -> [String] {
    (snapshot["settings"]?.table?.elements ?? []).map { element in
      switch element {
      case .header(let title, let height): "header\(title) \(height)"
      case .footer(let title, let height): "footer\(title) \(height)"
      case .row(let row):
        "\(row.words) \(row.height)\(row.disclosesMore ? " ›" : "")\(row.isEnabled ? "" : ", takes no touch")"
      }
    }
  }

  private static let all = [
    "header 40", "Account 48 ›", "Security 48 ›", "Notifications 48 ›", "Content 48 ›", "footer 1",
    "header 40", "Sounds 48 ›", "Data usage 48 ›", "Accessibility Medium 48 ›",
    "Basic settings apply to all accounts signed in on this device. 72, takes no touch", "footer 1",
    "header 40", "Credits 48 ›", "Version 48 ›", "Privacy policy 48 ›", "footer 1",
  ]
}
