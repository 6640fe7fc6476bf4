@testable import StageSession
import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("An alert on the stage")
struct AlertOnStageTests {
  private func bench(
    columns: Int = 100, rows: Int = 30, pause: Int = 0, _ events: [TerminalEvent?]
  ) throws -> StageTestBench {
    try StageTestBench(
      on: Exit.self, step: 1, columns: columns, rows: rows, pause: .milliseconds(pause), doing: events)
  }

  /// The inputs of a person, without the time that passed.
  private func done(_ bench: StageTestBench) -> [String] { bench.stage.script.filter { !$0.hasPrefix("wait") } }

  private let early = "! An alert has come: wait a second, then the keys are for its buttons."
  private let others = "! An alert has come: Tab, the arrows and Enter are for its buttons."

  @Test func `that comes while a person writes takes no letter and no paste, until a key is meant for it`() throws {
    let bench = try bench(pause: 400, keys("a b 'q '") + [.paste("c")] + keys("d … … e … … Tab ' '"))
    #expect([3, 8].map { bench.screens[$0][28] } == [early, others])
    #expect(done(bench) == ["type name \"a\"", "type name \"b\"", "tap discard"])
  }

  @Test func `takes no key that was on its way when it came, nor one that follows within a second`() throws {
    let bench = try bench(pause: 400, keys("a b Enter … Tab … Enter Esc") + [.click(6, 6)])
    #expect(bench.stage.pointer.target?.identifier == "save")
    #expect(done(bench) == ["type name \"a\"", "type name \"b\""])
  }

  @Test func `stays safe from letters while keys of an editor come, however long after`() throws {
    let bench = try bench(pause: 2000, keys("a b Backspace q Left q Ctrl-u q Home q Tab 1"))
    #expect(bench.stage.session.chosen == 0)
    #expect(bench.screens.count == 13)
  }

  @Test func `does not take the Enter that ends a text for an answer, but takes one that follows it at once`() throws {
    let written = try bench(pause: 2000, keys("a b c Enter d Enter"))
    #expect(!done(written).contains { $0.hasPrefix("tap") })
    #expect(written.lines[28] == others)
    #expect(done(try bench(pause: 2000, keys("a b c Enter d Enter Enter"))).last == "tap save")
  }

  @Test func `that comes while a person writes a line of a script takes no letter after it`() throws {
    let bench = try bench(pause: 300, keys("a Esc : n o Esc …*4 2"))
    #expect(bench.screens[10].joined().contains("Leave?"))
    #expect(bench.stage.session.chosen == nil)
  }

  @Test func `takes no command for a second where keys are commands, and every one after it`() throws {
    let bench = try bench(pause: 400, keys("a Esc 2 3 … … 4"))
    #expect(bench.screens[4][28] == early)
    #expect(bench.screens[4][0].hasPrefix("┌"))
    #expect(bench.stage.session.chosen == 3)
  }

  @Test("takes no key before it could be seen for a second, however long a page or a source stood in its place")
  func unseen() throws {
    #expect(try bench(pause: 300, keys("a Esc ? …*5 Esc 2")).stage.session.chosen == nil)
    let source = try bench(columns: 40, rows: 12, pause: 300, keys("a Esc c …*5 2 Esc 3")).stage.session
    #expect(source.chosen == nil)
    #expect(source.code == nil)
  }

  @Test func `that a person's own key has caused takes keys at once`() throws {
    let stage = LiveStage(try Session(Exit.self, step: 1))
    stage.perform(.type("name", text: "a"))
    stage.keepsLetters = true
    stage.play("wait 1s")
    stage.take(.key(.enter), before: StageDrawing(stage, on: Extent(columns: 100, rows: 30)))
    #expect(stage.script == ["type name \"a\"", "wait 1s", "tap save"])
  }

  @Test func `leaves the keys where they were, and the next letter goes into the field`() throws {
    let bench = try bench(pause: 400, keys("a b c … … Tab Shift-Tab Enter d"))
    #expect(done(bench).suffix(2) == ["tap save", "type name \"d\""])
  }

  @Test func `has its buttons on as many lines as they need, and the keys go through all of them`() throws {
    let bench = try bench(columns: 40, rows: 12, [.text("a"), .resized(Extent(columns: 40, rows: 12))])
    bench.stage.perform(.wait(.seconds(1)))
    let alert = try #require(bench.stage.session.panes.snapshots.first?.alert)
    let layout = AlertLayout(alert, width: 34)
    #expect(layout.buttons.map { $0.map(\.identifier) } == [["save"], ["discard", "stay"]])
    #expect(layout.height == 3 + 1 + 2 + 2)
    #expect(AlertLayout(alert, width: 8).buttons.count == 3)
    #expect(bench.stage.targets.map(\.identifier) == ["save", "discard", "stay"])
  }

  @Test func `all of it can be read side by side where the terminal is wide, and in tabs where it is narrow`() throws {
    let wide = try bench(columns: 200, rows: 30, pause: 400, keys("a b c")).lines.joined(separator: "\n")
    for button in ["[ Save what was written ]", "[ Stay ]"] { #expect(wide.ranges(of: button).count == 4) }
    let narrow = try bench(columns: 40, rows: 14, pause: 400, keys("a b c"))
    #expect(
      Array(narrow.lines[1...10]) == [
        "┌─ ▸ callback ─────────────────────────┐", "│ ┌─ ! ──────────────────────────────┐ │",
        "│ │ Leave?                           │ │", "│ │ What was written is gone then.   │ │",
        "│ │ Really.                          │ │", "│ │                                  │ │",
        "│ │ [ Save what was written ]        │ │", "│ │ [ Discard it ] [ Stay ]          │ │",
        "│ └──────────────────────────────────┘ │", "└──────────────────────────────────────┘",
      ])
    let tiny = try bench(columns: 40, rows: 12, pause: 400, keys("a …*5 Tab Tab"))
    #expect(tiny.lines.contains { $0.contains("[ Stay ]") })
  }

  @Test func `has room for its drawing, line by line: an escaped control character is wider than it looks`() {
    let alert = Snapshot.AlertSnapshot(
      title: "\u{1B}\u{1B}\u{1B}", message: "twelve chars\ntwelve chars", buttons: [])
    #expect(AlertLayout.widths(alert).desired == "\\u{1B}\\u{1B}\\u{1B}".count + 4)
  }
}

/// A field; a second after it was first written in there is a question.
private enum Exit: TestChapter {
  typealias Callback = AsksTwice
  typealias Delegate = AsksTwice
  typealias Observer = AsksTwice
  typealias Rx = AsksTwice

  static let title = "leave?"
  static let alphabet: [Input] = [.wait(.seconds(1))]
  static let laterIdentifiers = ["save", "discard", "stay"]

  static func makeScreen() -> ExitScreen { ExitScreen() }
}

private final class ExitScreen: Screen {
  let name = TextField("name")

  override var rows: [[View]] { [[name]] }
}

private final class AsksTwice: Wiring {
  private let screen: ExitScreen
  private let world: World
  private var isAsked = false

  init(_ screen: ExitScreen, _ world: World) {
    (self.screen, self.world) = (screen, world)
    screen.name.addTarget(self, action: AsksTwice.changed, for: .editingChanged)
  }

  private func changed() {
    guard !isAsked else { return }
    isAsked = true
    world.schedule(after: .milliseconds(700)) { [screen] in
      screen.present(
        Alert(
          "Leave?", message: "What was written is gone then.\nReally.",
          buttons: [
            Button("save", title: "Save what was written"), Button("discard", title: "Discard it"),
            Button("stay", title: "Stay"),
          ]))
    }
  }
}
