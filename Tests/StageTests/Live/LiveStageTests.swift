@testable import StageSession
import Controls
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The stage on a terminal")
struct LiveStageTests {
  @Test("shows four screens side by side, what just happened in the way that is looked into, and the keys")
  func wholeScreen() throws {
    let bench = try StageTestBench(step: 1, rows: 16, doing: [.key(.enter), .key(.tab), .key(.enter)])
    #expect(
      bench.lines == [
        "┌─ ▸ callback ──────────┐┌─ delegate ────────────┐┌─ observer ────────────┐┌─ rx ──────────────────┐",
        "│ 1                     ││ 1                     ││ 1                     ││ 1                     │",
        "│ [ − ] [ + ]           ││ [ − ] [ + ]           ││ [ − ] [ + ]           ││ [ − ] [ + ]           │",
        "│ name: │Your name    │ ││ name: │Your name    │ ││ name: │Your name    │ ││ name: │Your name    │ │",
        "│                       ││                       ││                       ││                       │",
        "│ [ Ask ]               ││ [ Ask ]               ││ [ Ask ]               ││ [ Ask ]               │",
        "└───────────────────────┘└───────────────────────┘└───────────────────────┘└───────────────────────┘",
        "What just happened: tap up  y: all, f: next way",
        "callback",
        "up.touchUpInside → action",
        "  count.text = \"1\"",
        "  down.isEnabled = true",
        "  up.isEnabled = true",
        "",
        "Desk, step 1 of 2 [ ]: up and down  ✓ the four ways are the same",
        "Tab next  Enter press  ? help  q quit  e do…  t travel  c source  w marbles  u undo  1–4 one  0 all",
      ])
  }

  @Test("the same control stands in the same place of each pane, whatever a pane shows")
  func samePlace() throws {
    let bench = try StageTestBench(
      on: CrookedDesk.self, step: 1, rows: 16, doing: [.key(.tab), .key(.enter), .key(.shiftTab), .key(.enter)])
    #expect(
      bench.lines.prefix(3) + [bench.lines[14]] == [
        "┌─ ▸ callback ──────────┐┌─ delegate ────────────┐┌─ observer ────────────┐┌─ ✗ rx ────────────────┐",
        "│ 0                     ││ 0                     ││ 0                     ││ 1                     │",
        "│ ( − ) [ + ]           ││ ( − ) [ + ]           ││ ( − ) [ + ]           ││ [ − ] [ + ]           │",
        "✗ rx: count \"1\"  the screens are not the same",
      ])
  }

  @Test("on a terminal without UTF-8 all of it is ASCII")
  func ascii() throws {
    let bench = try StageTestBench(
      step: 1, rows: 16, painter: Painter(hasColors: false, hasUTF8: false),
      doing: [.key(.tab), .key(.enter), .paste("日本…")])
    #expect(bench.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(
      Array(bench.lines[0...3]) == [
        "+- > callback ----------++- delegate ------------++- observer ------------++- rx ------------------+",
        "| 1                     || 1                     || 1                     || 1                     |",
        "| [ - ] [ + ]           || [ - ] [ + ]           || [ - ] [ + ]           || [ - ] [ + ]           |",
        "| name: |Your name    | || name: |Your name    | || name: |Your name    | || name: |Your name    | |",
      ])
  }

  @Test("letters go into the field that is pointed at, and are commands elsewhere")
  func letters() throws {
    let bench = try StageTestBench(doing: [
      .text("q"), .key(.tab), .key(.tab), .text("q"), .key(.escape), .text("q"), .text("x"),
    ])
    #expect(bench.stage.script == [])
    let writing = try StageTestBench(doing: [
      .key(.tab), .key(.tab), .text("qu"), .text("it"), .key(.escape), .text("q"), .text("x"),
    ])
    #expect(writing.stage.script == ["focus name", "type name \"qu\"", "type name \"it\""])
    #expect(writing.stage.isOver)
  }

  @Test("Escape makes letters commands, pressed once or twice; Enter lets the field have them again")
  func escape() throws {
    let bench = try StageTestBench(doing: [
      .key(.tab), .key(.tab), .text("a"), .key(.escape), .key(.escape), .text("2"), .key(.enter), .text("3"),
    ])
    #expect(bench.stage.session.chosen == 1)
    #expect(bench.stage.script == ["focus name", "type name \"a\"", "focus name", "type name \"3\""])
  }

  @Test("the keys of an editor reach the field")
  func editing() throws {
    let bench = try StageTestBench(doing: [
      .key(.tab), .key(.tab), .text("Ann Lee"), .key(Key(.left, .control)), .text("x"), .key(.control("u")),
      .key(Key(.end)), .key(.backspace), .paste("a\nb"), .key(.control("_")), .key(.enter),
    ])
    #expect(
      bench.stage.script == [
        "focus name", "type name \"Ann Lee\"", "press name word-left", "type name \"x\"", "press name delete-home",
        "press name end", "press name backspace", "paste name \"a\\nb\"", "press name undo", "submit name",
      ])
    #expect(bench.stage.session.panes.snapshots.map { $0["name"]?.text } == ["Le", "Le", "Le", "Le"])
  }

  @Test("with Shift the keys select, by characters and by words")
  func selecting() throws {
    let keys = [
      Key(.left, .shift), Key(.left, [.control, .shift]), Key(.left, [.alt, .shift]), Key(.right, [.control, .shift]),
    ]
    let bench = try StageTestBench(doing: [.key(.tab), .key(.tab), .text("Ann Lee")] + keys.map(TerminalEvent.key))
    #expect(
      bench.stage.script.suffix(4) == [
        "press name select-left", "press name select-word-left", "press name select-word-left",
        "press name select-word-right",
      ])
  }

  @Test("Tab goes around, also backwards; an alert takes all keys, and then they are where they were")
  func pointing() throws {
    var bench = try StageTestBench(doing: [.key(.shiftTab)])
    #expect(bench.stage.pointer.target == Target(identifier: "ask", kind: .button))
    bench = try StageTestBench(
      pause: .milliseconds(400),
      doing: [.key(.shiftTab), .key(.enter), nil, nil, nil, .text(" "), .key(.enter)])
    #expect(
      bench.stage.script == [
        "wait 800ms", "tap ask", "wait 400ms", "wait 1200ms", "tap ok", "wait 400ms", "tap ask",
      ])
    #expect(bench.stage.session.panes.snapshots.map { $0.alert } == [nil, nil, nil, nil])
  }

  @Test("a click touches what is under it, in whichever pane")
  func clicks() throws {
    let bench = try StageTestBench(step: 1, doing: [.click(8, 2), .click(58, 2), .click(90, 0), .click(3, 2)])
    #expect(bench.stage.script == ["tap up", "tap up", "tap down"])
    #expect(bench.stage.session.focused == 0)
  }

  @Test("1 to 4 shows one way alone, 0 all of them")
  func oneAlone() throws {
    let bench = try StageTestBench(step: 1, doing: [.text("3"), .text("0")])
    #expect(bench.screens[1][0] == " 1 callback   2 delegate   3 observer   4 rx")
    #expect(bench.screens[1][1].hasPrefix("┌─ ▸ observer ─"))
    #expect(bench.screens[2][0].hasPrefix("┌─ callback ─"))
  }

  @Test("the menu offers every input that a check knows, and every event with what it takes")
  func menu() throws {
    let bench = try StageTestBench(
      doing: [.text("e")] + Array(repeating: .key(.down), count: 8) + [.key(.enter), .text("2"), .key(.enter)])
    #expect(bench.screens[1].contains("▸ tap up"))
    #expect(bench.screens[10].contains("Do: event restore"))
    #expect(bench.stage.script == ["event restore 2"])
    #expect(bench.stage.session.panes.snapshots.map { $0["count"]?.text } == ["2", "2", "2", "2"])
  }

  @Test(
    "a line that makes no sense causes a message at the foot, and nothing else",
    arguments: [
      ("tap nothing", "! there is no control nothing: use one of count, down, up, name, greeting, ask, ok"),
      ("event restore 9", "! expected a whole number from 0 to 3"), ("step 3", "! there is no step 3: use 1 to 2"),
      ("replay 1", "! a saved session is replayed by --script FILE"),
      ("tapp up", "! found the unknown command \"tapp\": did you mean tap?"),
      ("expect count \"1\"", "! expected count \"1\", found \"0\" in all four ways"),
    ])
  func wrongLine(_ line: String, _ answer: String) throws {
    let bench = try StageTestBench(columns: 120, doing: [.text(":"), .text(line), .key(.enter)])
    #expect(bench.lines[28] == answer)
    #expect(bench.stage.script == [])
  }

  @Test("undo leaves the keys where they are, even if a field gets the focus back")
  func undoneFocus() throws {
    let bench = try StageTestBench(doing: [
      .key(.tab), .key(.tab), .text("Ann"), .key(.escape), .key(.tab), .text(":"), .paste("submit name"), .key(.enter),
      .text("u"), .text("u"),
    ])
    #expect(bench.stage.session.history.moments.last?.snapshots[0]["name"]?.isFocused == true)
    #expect(bench.stage.pointer.target?.identifier == "ask")
  }

  @Test("a line may also open another step, and compare")
  func lines() throws {
    let bench = try StageTestBench(doing: [
      .text(":"), .paste("step 1"), .key(.enter), .text(":"), .paste("expect count \"0\""), .key(.enter),
    ])
    #expect(bench.stage.session.history.step == 1)
    #expect(bench.lines[28] == "✓ expect count \"0\"")
  }

  @Test("undo is as if the last input had never happened")
  func undo() throws {
    let bench = try StageTestBench(doing: [
      .text("e"), .key(.enter), .text("e"), .key(.enter), .text("u"), .text("u"), .text("u"),
    ])
    #expect(bench.stage.script == [])
    #expect(bench.lines[28] == "There is nothing to undo.")
    #expect(bench.stage.session.panes.snapshots.map { $0["count"]?.text } == ["0", "0", "0", "0"])
  }

  @Test("travelling shows each moment with its account, and the session continues from there")
  func travel() throws {
    let up: [TerminalEvent] = [.text("e"), .key(.enter)]
    let bench = try StageTestBench(doing: up + up + up + [.text("t"), .key(.left), .key(.left), .key(.enter)] + up)
    #expect(bench.screens[9][1].hasPrefix("│ 1 "))
    #expect(bench.screens[9].contains { $0.hasPrefix("▸ tap up") })
    #expect(bench.screens[9].contains { $0.contains("text = \"1\"") })
    #expect(!bench.screens[9].contains { $0.contains("text = \"3\"") })
    #expect(bench.stage.script == ["tap up", "tap up"])
    #expect(bench.stage.session.panes.snapshots.map { $0["count"]?.text } == ["2", "2", "2", "2"])
  }

  @Test("on a journey the pages describe its moment, and lie over it")
  func pagesOnJourney() throws {
    let bench = try StageTestBench(
      step: 1, doing: [.key(.tab), .key(.enter), .key(.enter), .text("t"), .key(.left), .text("y"), .key(.escape)])
    #expect(bench.screens[6].first == "What just happened: tap up")
    #expect(bench.screens[6].contains { $0.contains("count.text = \"1\"") })
    #expect(!bench.screens[6].contains { $0.contains("count.text = \"2\"") })
    #expect(bench.lines == bench.screens[5])
    let others = try StageTestBench(
      step: 1,
      doing: [.key(.tab), .key(.enter), .key(.enter), .text("t"), .key(.left), .text("?"), .text("?"), .text("w")])
    #expect(others.screens[6].first?.hasPrefix("Tab, Shift-Tab") == true)
    #expect(others.lines.contains { $0.hasPrefix("count.text") && $0.contains("1") && !$0.contains("2") })
    #expect(others.stage.session.journey == 1)
  }

  @Test("a key that does nothing on a journey says so")
  func nothingOnJourney() throws {
    let bench = try StageTestBench(step: 1, doing: [.text("t"), .text("s")])
    #expect(bench.lines[28] == "On a journey s does nothing: ? names the keys.")
  }

  @Test("on a terminal that has become too small no key has an invisible effect, but q leaves")
  func tooSmall() throws {
    let small = TerminalEvent.resized(Extent(columns: 30, rows: 8))
    let bench = try StageTestBench(
      step: 1,
      doing: [small, .key(.tab), .key(.enter), .text("?"), .resized(Extent(columns: 100, rows: 30)), .key(.enter)])
    #expect(
      bench.screens[1].prefix(4) == [
        "The stage needs 40 × 12, and", "has 30 × 8. Make the window", "larger; q leaves.", "",
      ])
    #expect(bench.stage.script == ["tap down"])
    for leaving in [TerminalEvent.text("q"), .key(.control("c"))] {
      let bench = try StageTestBench(step: 1, doing: [small, leaving])
      #expect(bench.stage.isOver)
    }
  }

  @Test("time passes by itself where a check waits, and nowhere else")
  func time() throws {
    let bench = try StageTestBench(
      pause: .milliseconds(100), doing: [.text("?"), .text("?"), .key(.shiftTab), .key(.enter), .text("?")])
    #expect(bench.stage.script == ["wait 400ms", "tap ask", "wait 100ms"])
    #expect(bench.timeouts.last == .milliseconds(200))
    let timeless = try StageTestBench(step: 1, pause: .milliseconds(100), doing: [.text("?"), .key(.tab)])
    #expect(timeless.stage.script == [])
    #expect(timeless.timeouts == [nil, nil, nil])
  }

  @Test("the session is a script that gives it again")
  func script() throws {
    let bench = try StageTestBench(
      pause: .milliseconds(100), doing: [.key(.enter), .key(.tab), .key(.enter), .text("]")])
    #expect(
      bench.stage.session.history.script(of: "Desk") == """
        # Desk: a session on stage
        step 2
        wait 100ms
        tap down
        wait 200ms
        tap up
        wait 100ms

        """)
  }

  @Test("the last input is shown until something else happens, however much time passes")
  func pause() throws {
    let bench = try StageTestBench(
      rows: 40, pause: .milliseconds(100), doing: [.key(.tab), .key(.enter), .text("?"), .text("?"), .text("0")])
    #expect(bench.stage.script == ["wait 200ms", "tap up", "wait 300ms"])
    #expect(bench.lines.contains { $0.hasPrefix("What just happened: tap up  ") })
  }

  @Test("undo takes back what was done, and the time that has passed since")
  func undoWithTime() throws {
    let bench = try StageTestBench(
      pause: .milliseconds(100), doing: [.key(.tab), .key(.enter), .text("?"), .text("?"), .text("u")])
    #expect(bench.stage.script == ["wait 200ms"])
    #expect(bench.stage.session.panes.snapshots.map { $0["count"]?.text } == ["0", "0", "0", "0"])
  }

  @Test("keys that come at once are commands one by one, and a line takes the rest")
  func manyAtOnce() throws {
    let bench = try StageTestBench(step: 1, doing: [.text(":tap up"), .key(.enter), .text("??w"), .key(.escape)])
    #expect(bench.stage.script == ["tap up"])
  }

  @Test("a click behind an alert touches nothing")
  func clickBehindAlert() throws {
    let bench = try StageTestBench(
      pause: .milliseconds(400),
      doing: [.key(.shiftTab), .key(.enter), nil, nil, nil, .click(8, 2), .text("f")])
    #expect(bench.stage.session.focused == 1)
    #expect(bench.stage.script == ["wait 800ms", "tap ask", "wait 400ms", "wait 1600ms"])
    #expect(bench.stage.session.panes.snapshots.map { $0.alert?.title } == Array(repeating: "Really?", count: 4))
  }

  @Test("where there is no room below the panes, lists cover them")
  func smallMenu() throws {
    let bench = try StageTestBench(step: 2, columns: 40, rows: 12, doing: [.text("e")])
    #expect(bench.lines[2] == "What can be done")
    #expect(bench.lines[3] == "▸ tap up")
    let travel = try StageTestBench(step: 2, columns: 40, rows: 12, doing: [.key(.tab), .key(.enter), .text("t")])
    #expect(travel.lines.contains { $0.hasPrefix("▸ tap up") })
  }

  @Test("the screen can be seen on a journey, also where there is room for little")
  func smallTravel() throws {
    let bench = try StageTestBench(
      step: 1, columns: 40, rows: 12, doing: [.key(.tab), .key(.enter), .key(.enter), .text("t"), .key(.left)])
    #expect(bench.lines[2].hasPrefix("│ 1 "))
    #expect(bench.lines.contains { $0.hasPrefix("▸ tap up") })
    #expect(bench.screens[4][2].hasPrefix("│ 2 "))
  }

  @Test("in tabs every pane has at least its number, and a click on it shows the pane")
  func tabs() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: [.click(22, 0)])
    #expect(bench.screens[0][0] == " 1 callback   2   3   4")
    #expect(bench.screens[1][0] == " 1   2   3   4 rx")
  }

  @Test("on few columns the calls of one way are shown as text, and y and f lead to the others")
  func oneAccount() throws {
    let doing: [TerminalEvent] = [.key(.tab), .key(.enter)]
    let bench = try StageTestBench(step: 1, columns: 50, rows: 14, doing: doing + [.text("f")])
    #expect(bench.screens[2].contains("What just happened: tap up  y: all, f: next way"))
    #expect(bench.screens[2].contains("callback"))
    #expect(bench.screens[2].contains("up.touchUpInside → action … 3"))
    #expect(bench.screens[3].contains("delegate"))
  }

  @Test("with room for a diagram that of the way that is looked into is drawn, with much room those of all")
  func diagrams() throws {
    let doing: [TerminalEvent] = [.key(.tab), .key(.enter)]
    let one = try StageTestBench(step: 1, columns: 100, rows: 30, doing: doing).lines
    #expect(one.contains("What just happened: tap up  y: all, f: next way"))
    #expect(one.contains("callback"))
    #expect(one.contains { $0.hasPrefix("up  ") })
    #expect(!one.contains("delegate"))
    let all = try StageTestBench(step: 1, columns: 200, rows: 60, doing: doing).lines
    #expect(all.contains("What just happened: tap up"))
    #expect(all.contains { $0.hasPrefix("callback  ") && $0.hasSuffix("  delegate") })
    #expect(all.contains { $0.hasPrefix("observer  ") && $0.hasSuffix("  rx") })
  }

  @Test("while letters are written, the keys for all of it are shown behind Esc")
  func accountsWhileWriting() throws {
    let bench = try StageTestBench(columns: 50, rows: 12, doing: [.key(.tab), .key(.tab), .text("a"), .key(.escape)])
    #expect(bench.screens[3].contains { $0.hasSuffix("  Esc y: all, Esc f: next way") })
    #expect(bench.lines.contains { $0.hasSuffix("  y: all, f: next way") && !$0.contains("Esc") })
  }

  @Test("all of what just happened can be read where there is room for little", arguments: 30...110)
  func whole(_ columns: Int) throws {
    let stage = try StageTestBench(step: 1, doing: [.key(.tab), .key(.enter)]).stage
    let texts = stage.lines(of: .accounts, columns: columns).map { $0.map(\.text).joined() }
    #expect(texts.first == "What just happened: tap up")
    #expect(texts.contains("callback"))
    #expect(texts.dropFirst().allSatisfy { $0.displayWidth <= columns })
  }

  @Test("a line that is too wide for a page ends in an ellipsis")
  func wideTitle() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: [.text("w")])
    #expect(bench.lines[0] == "callback: what was done, and what it sh…")
  }
}
