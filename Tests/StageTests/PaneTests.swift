import Controls
import Testing
import World

@testable import Stage

@Suite("A pane")
struct PaneTests {
  @Test func `shows the first frame before any input`() throws {
    let pane = try open()
    #expect(pane.snapshot["count"]?.text == "0")
    #expect(pane.snapshot["down"]?.isEnabled == false)
    #expect(
      pane.frames.map { $0.changes.map(\.description) } == [
        [
          "count.text = \"0\"", "down.isEnabled = false", "up.isEnabled = true", "greeting.color = .normal",
          "greeting.text = \"\"",
        ]
      ])
  }

  @Test func `ends a frame after the focus, each character, and each piece of work that falls due`() throws {
    let pane = try open()
    try pane.perform(.type("name", text: "Al"))
    #expect(
      pane.frames.map { $0.changes.filter { !$0.isByPerson && $0.property == .text }.map(\.description) } == [
        [], ["greeting.text = \"Hello, A!\""], ["greeting.text = \"Hello, Al!\""],
      ])
    try pane.perform(.tap("ask"))
    #expect(pane.frames.count == 1)
    try pane.perform(.wait(.milliseconds(299)))
    #expect(pane.frames.isEmpty)
    try pane.perform(.wait(.milliseconds(1)))
    #expect(pane.frames.count == 1)
    #expect(pane.snapshot.alert?.title == "Really?")
  }

  @Test func `keeps a cluster of scalars together as one key`() throws {
    let pane = try open()
    try pane.perform(.type("name", text: "e\u{301}👨‍👩‍👧"))
    #expect(pane.frames.count == 3)
    #expect(pane.snapshot["name"]?.editing?.caret == 2)
  }

  @Test func `replaces, clears, pastes and submits as a hand would`() throws {
    let pane = try open()
    try pane.perform(.paste("name", text: "Ann"))
    #expect(pane.frames.count == 2)
    try pane.perform(.replace("name", text: "Bo"))
    #expect(pane.snapshot["name"]?.text == "Bo")
    #expect(pane.frames.count == 2)
    try pane.perform(.submit("name"))
    #expect(pane.snapshot["name"]?.isFocused == false)
    try pane.perform(.clear("name"))
    #expect(pane.snapshot["name"]?.text == "")
    #expect(pane.snapshot["name"]?.isFocused == true)
    #expect(pane.snapshot["greeting"]?.text == "")
  }

  @Test func `replaces a text by nothing as clear does, with one editing event, and an empty one with none`() throws {
    let pane = try open()
    try pane.perform(.paste("name", text: "Ann"))
    try pane.perform(.replace("name", text: ""))
    #expect(pane.snapshot["name"]?.text == "")
    #expect(pane.snapshot["greeting"]?.text == "")
    #expect(pane.frames.count == 1)
    var editingEvents = 0
    let field = try #require(pane.screen.view("name") as? TextField)
    field.addAction(for: .editingChanged) { editingEvents += 1 }
    for input in [Input.replace("name", text: ""), .clear("name"), .paste("name", text: "")] {
      try pane.perform(input)
      #expect(pane.frames.map(\.changes) == [[]], "\(input)")
    }
    #expect(editingEvents == 0)
  }

  @Test func `lets nothing happen to a control that takes no touch, or that is not there yet`() throws {
    let pane = try open()
    let before = pane.snapshot
    try pane.perform(.tap("down"))
    try pane.perform(.tap("ok"))
    try pane.perform(.type("ok", text: "A"))
    #expect(pane.snapshot == before)
    try pane.perform(.tap("ask"))
    try pane.perform(.wait(.milliseconds(300)))
    try pane.perform(.type("name", text: "A"))
    #expect(pane.snapshot["name"]?.text == "")
    try pane.perform(.tap("ok"))
    #expect(pane.snapshot == before)
  }

  @Test(
    arguments: [
      (Input.tap("nothing"), PaneError.unknown(identifier: "nothing", known: known)),
      (.tap("count"), .wrongKind(identifier: "count", is: .label, needs: "a button")),
      (.type("up", text: "A"), .wrongKind(identifier: "up", is: .button, needs: "a text field")),
      (.select("name", row: 1), .wrongKind(identifier: "name", is: .textField, needs: "a table")),
      (.scroll("name"), .wrongKind(identifier: "name", is: .textField, needs: "a table")),
      (.slide("up", to: 1), .wrongKind(identifier: "up", is: .button, needs: "a slider")),
      (.toggle("up"), .wrongKind(identifier: "up", is: .button, needs: "a switch")),
      (.event("explode", []), .unknownEvent(name: "explode", known: ["restore", "rename"])),
      (.event("restore", []), .argumentCount(name: "restore", parameters: ["N"])),
    ])
  func `refuses an impossible input before anything happens`(_ input: Input, _ error: PaneError) throws {
    let pane = try open()
    let before = pane.snapshot
    #expect(throws: error) { try pane.validate(input) }
    #expect(throws: error) { try pane.perform(input) }
    #expect(pane.snapshot == before)
    #expect(pane.frames.isEmpty)
  }

  @Test func `lets the event itself check its arguments`() throws {
    let pane = try open()
    try pane.validate(.event("restore", ["9"]))
    #expect(throws: PaneError.argument(BadArgument("a whole number from 0 to 3"))) {
      try pane.perform(.event("restore", ["9"]))
    }
  }

  @Test func `closes its screen and opens a fresh one when an event says so`() throws {
    let pane = try open()
    try pane.perform(.type("name", text: "Ann"))
    let old = pane.screen
    weak let controller = pane.controller
    try pane.perform(.event("restore", ["3"]))
    #expect(controller == nil)
    #expect(pane.screen !== old)
    #expect(pane.snapshot["count"]?.text == "3")
    #expect(pane.snapshot["name"]?.text == "")
    #expect(pane.frames.flatMap(\.faults).isEmpty)
    // Changes of the old screen are no longer recorded.
    old.count.text = "7"
    #expect(pane.recorder.openChanges.isEmpty)
  }

  @Test func `releases its controller when it is closed`() throws {
    let pane = try open()
    weak let controller = pane.controller
    #expect(controller != nil)
    try pane.close()
    #expect(controller == nil)
    try pane.perform(.tap("up"))
    #expect(pane.snapshot["count"]?.text == "0")
  }

  @Test func `gives the code of the way its own world`() throws {
    let pane = try Pane(Desk.self, Way("asking", AskingDesk.self))
    #expect(AskingDesk.world === pane.world)
    AskingDesk.world = nil
    try pane.perform(.tap("up"))
    #expect(AskingDesk.world === pane.world)
    #expect(World.current === World.live)
  }

  @Test func `is deallocated after its last reference, and so is its screen, unless that leaks`() throws {
    var pane: Pane<Desk>? = try open()
    weak let weakPane = pane
    weak let weakScreen = pane?.screen
    pane = nil
    #expect(weakPane == nil)
    #expect(weakScreen == nil)
    var other: Pane<Desk>? = try open()
    let screen = try #require(other?.screen)
    other = nil
    screen.count.text = "7"
    #expect(screen.snapshot["count"]?.text == "7")
  }

  nonisolated private static let known = ["count", "down", "up", "name", "greeting", "ask", "ok"]

  private func open() throws -> Pane<Desk> { try Pane(Desk.self, Desk.way(.delegate)) }
}

/// Notes in which world it runs.
final class AskingDesk: DeskController {
  static weak var world: World?

  override func showCount() {
    Self.world = World.current
    super.showCount()
  }
}
