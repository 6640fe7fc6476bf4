import Controls
import Terminal
import Testing
import World

@testable import Stage

@Suite("An alert on the stage")
struct AlertOnStageTests {
  private func bench(
    columns: Int = 100, rows: Int = 30, pause: Duration = .zero, _ events: [TerminalEvent]
  ) throws -> StageTestBench {
    try StageTestBench(on: Exit.self, step: 1, columns: columns, rows: rows, pause: pause, doing: events)
  }

  private let asked: [TerminalEvent] = [.text("e"), .key(.enter)]

  @Test("that comes while somebody writes takes no letter and no paste, until a key is meant for it")
  func whileWriting() throws {
    let bench = try bench(
      pause: .milliseconds(400),
      [.text("a"), .text("b"), .text("q "), .paste("c"), .text("d"), .key(.tab), .text(" ")])
    #expect(
      bench.screens[3][28] == "! An alert has come: Tab, the arrows and Enter are for its buttons.")
    #expect(!bench.stage.script.contains { $0.hasPrefix("paste") })
    #expect(
      bench.stage.script.filter { !$0.hasPrefix("wait") } == [
        "type name \"a\"", "type name \"b\"", "tap discard",
      ])
  }

  @Test("leaves the keys where they were, and the next letter goes into the field")
  func afterwards() throws {
    let bench = try bench(
      pause: .milliseconds(400), [.text("a"), .text("b"), .text("c"), .key(.enter), .text("d")])
    #expect(bench.stage.script.filter { !$0.hasPrefix("wait") }.suffix(2) == ["tap save", "type name \"d\""])
  }

  @Test("has its buttons on as many lines as they need, and the keys go through all of them")
  func wrapped() throws {
    let bench = try bench(columns: 40, rows: 12, [.text("a"), .resized(Extent(columns: 40, rows: 12))])
    bench.stage.perform(.wait(.seconds(1)))
    let layout = AlertLayout(try #require(bench.stage.panes.snapshots.first?.alert), width: 34)
    #expect(layout.buttons.map { $0.map(\.identifier) } == [["save"], ["discard", "stay"]])
    #expect(layout.height == 3 + 1 + 2 + 2)
    #expect(bench.stage.targets.map(\.identifier) == ["save", "discard", "stay"])
  }

  @Test("all of it can be read side by side where the terminal is wide, and in tabs where it is narrow")
  func widths() throws {
    let doing: [TerminalEvent] = [.text("a"), .text("b"), .text("c")]
    let wide = try bench(columns: 200, rows: 30, pause: .milliseconds(400), doing)
    #expect(wide.lines.joined(separator: "\n").ranges(of: "[ Save what was written ]").count == 4)
    #expect(wide.lines.joined(separator: "\n").ranges(of: "[ Stay ]").count == 4)
    let narrow = try bench(columns: 40, rows: 14, pause: .milliseconds(400), doing)
    #expect(
      Array(narrow.lines[1...10]) == [
        "┌─ ▸ callback ─────────────────────────┐", "│ ┌─ ! ──────────────────────────────┐ │",
        "│ │ Leave?                           │ │", "│ │ What was written is gone then.   │ │",
        "│ │ Really.                          │ │", "│ │                                  │ │",
        "│ │ [ Save what was written ]        │ │", "│ │ [ Discard it ] [ Stay ]          │ │",
        "│ └──────────────────────────────────┘ │", "└──────────────────────────────────────┘",
      ])
  }

  @Test("can be answered where there is room for next to nothing")
  func tiny() throws {
    let pointed: [TerminalEvent] = [.text("a"), .text("b"), .text("c"), .key(.tab), .key(.tab)]
    let bench = try bench(columns: 40, rows: 12, pause: .milliseconds(400), pointed)
    #expect(bench.lines.contains { $0.contains("[ Stay ]") })
    let alert = try #require(bench.stage.panes.snapshots.first?.alert)
    #expect(AlertLayout(alert, width: 8).buttons.count == 3)
  }
}

/// A field; a second after it was first written in there is a question.
private enum Exit: Chapter {
  typealias Callback = AsksTwice
  typealias Delegate = AsksTwice
  typealias Observer = AsksTwice
  typealias Rx = AsksTwice

  static let number = 98
  static let name = "Exit"
  static let lesson = "A question that comes late."
  static let title = "leave?"
  static let demo: [UInt8] = []
  static let alphabet: [Input] = [.wait(.seconds(1))]
  static let invariants: [Invariant<ExitScreen>] = []
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
