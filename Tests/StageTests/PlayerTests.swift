import Controls
import Testing

@testable import Stage

@Suite("A player")
struct PlayerTests {
  @Test(
    "reports a line that cannot be played at its place, before anything happens",
    arguments: [
      ("tap nothing", "1:5: there is no control nothing: use one of count, down, up, name, greeting, ask, ok"),
      (
        "expect  nothing \"1\"", "1:9: there is no control nothing: use one of count, down, up, name, greeting, ask, ok"
      ),
      ("tap up\n\n  tap count", "3:3: count is a label, and this needs a button"),
      ("event explode", "1:7: there is no event explode: use one of restore, rename"),
      ("event restore", "1:7: write event restore N"),
      ("event rename Ann", "1:7: write event rename FIRST LAST"),
      ("step 3", "1:6: there is no step 3: use 1 to 2"),
      ("step 1\nevent restore 2", "2:7: there is no event restore: this step has no events"),
      (
        "reply 1 end",
        "1:1: nothing waits for a reply here: begin with replay N in the place of step N, in a script of its own"
      ),
      (
        "replay 1\nreply 1 end", "2:1: this step asks no network, so there is nothing to reply to: leave this line out"
      ),
      (
        "show\nnote \"a\"\nwait 1s\ntap up # here\ntap down\ntap noone",
        "6:5: there is no control noone: use one of count, down, up, name, greeting, ask, ok"
      ),
    ])
  func validates(_ text: String, _ message: String) throws {
    let player = try Player(Desk.steps, step: 2)
    let script = try Script(parsing: text, name: "desk.script")
    let error = #expect(throws: ScriptError.self) { try player.validate(script) }
    #expect(error?.description == "desk.script:\(message)")
    #expect(player.step == 2)
    #expect(player.panes.snapshots.allSatisfy { $0["count"]?.text == "0" })
  }

  @Test func `finds nothing wrong with controls that come later, and with each step's own events`() throws {
    let player = try Player(Desk.steps, step: 1)
    try player.validate(Script(parsing: "tap ok\nexpect ok title \"OK\"\nstep 2\nevent restore 2", name: ""))
  }

  @Test(
    arguments: [
      ("event restore 9", "1:15: expected a whole number from 0 to 3"),
      ("event rename  Ann  Beatrice", "1:20: expected a short name"),
    ])
  func `reports a wrong argument of an event at the argument`(_ text: String, _ message: String) throws {
    let player = try Player(Desk.steps, step: 2)
    let script = try Script(parsing: text, name: "desk.script")
    try player.validate(script)
    let error = #expect(throws: PaneError.self) { try player.play(script.lines[0].command) }
    #expect(error.map { script.error(at: script.lines[0], $0).description } == "desk.script:\(message)")
  }

  @Test(arguments: [0, 3, -1])
  func `has no step 0 and none after the last`(_ step: Int) {
    #expect(throws: PaneError.unknownStep(step, count: 2)) { try Player(Desk.steps, step: step) }
  }

  @Test func `plays in all panes, or in those of one pattern`() throws {
    let player = try Player(Desk.steps, step: 2)
    guard case .happened(let before, nil) = try player.play(.input(.tap("up"))) else {
      Issue.record("the panes should agree")
      return
    }
    #expect(before.map { $0["count"]?.text } == ["0", "0", "0", "0"])
    #expect(player.panes.snapshots.map { $0["count"]?.text } == ["1", "1", "1", "1"])
    #expect(player.panes.names == ["callback", "delegate", "observer", "rx"])
    #expect(try Player(Desk.steps, step: 2, patterns: [.rx]).panes.names == ["rx"])
  }

  @Test func `begins a step on a fresh screen`() throws {
    let player = try Player(Desk.steps, step: 2, patterns: [.rx])
    _ = try player.play(.input(.tap("up")))
    _ = try player.play(.step(1))
    #expect(player.step == 1)
    #expect(player.panes.snapshots[0]["count"]?.text == "0")
  }

  @Test(
    "compares every property that a view has, and says which it never has",
    arguments: [
      ("greeting", .text("too long"), "as expected"), ("greeting", .text("Hello"), "\"too long\""),
      ("greeting", .color(.error), "as expected"), ("greeting", .color(.ok), "error"),
      ("up", .title("+"), "as expected"), ("up", .title("-"), "title \"+\""), ("down", .enabled(false), "as expected"),
      ("down", .enabled(true), "disabled"), ("count", .hidden(false), "as expected"),
      ("count", .hidden(true), "visible"), ("name", .focused(true), "as expected"), ("name", .caret(8), "as expected"),
      ("name", .caret(0), "caret 8"), ("count", .alpha(1), "as expected"), ("count", .alpha(0.5), "alpha 1"),
      ("up", .text("+"), "nothing: a button has no such property"),
      ("count", .focused(true), "nothing: a label has no such property"),
      ("name", .rows(3), "nothing: a text field has no such property"), ("ok", .title("OK"), "not there"),
    ] as [(String, Stage.Expectation.Trait, String)])
  func answers(_ control: String, _ trait: Stage.Expectation.Trait, _ answer: String) throws {
    let player = try Player(Desk.steps, step: 2, patterns: [.delegate])
    _ = try player.play(.input(.paste("name", text: "Beatrice")))
    guard case .answered(let answers) = try player.play(.expect(Expectation(control, trait))) else {
      Issue.record("no answer")
      return
    }
    #expect(answers.map(\.description) == [answer])
  }
}
