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
    let bench = try StageTestBench(step: 1, rows: 16, doing: keys("Enter Tab Enter"))
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

  @Test func `the same control stands in the same place of each pane, whatever a pane shows`() throws {
    let bench = try StageTestBench(
      on: CrookedDesk.self, step: 1, rows: 16, doing: keys("Tab Enter Shift-Tab Enter"))
    #expect(
      bench.lines.prefix(3) + [bench.lines[14]] == [
        "┌─ ▸ callback ──────────┐┌─ delegate ────────────┐┌─ observer ────────────┐┌─ ✗ rx ────────────────┐",
        "│ 0                     ││ 0                     ││ 0                     ││ 1                     │",
        "│ ( − ) [ + ]           ││ ( − ) [ + ]           ││ ( − ) [ + ]           ││ [ − ] [ + ]           │",
        "✗ rx: count \"1\"  the screens are not the same",
      ])
  }

  @Test func `on a terminal without UTF-8 all of it is ASCII`() throws {
    let bench = try StageTestBench(
      step: 1, rows: 16, painter: Painter(hasColors: false, hasUTF8: false),
      doing: keys("Tab Enter") + [.paste("日本…")])
    #expect(bench.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(
      Array(bench.lines[0...3]) == [
        "+- > callback ----------++- delegate ------------++- observer ------------++- rx ------------------+",
        "| 1                     || 1                     || 1                     || 1                     |",
        "| [ - ] [ + ]           || [ - ] [ + ]           || [ - ] [ + ]           || [ - ] [ + ]           |",
        "| name: |Your name    | || name: |Your name    | || name: |Your name    | || name: |Your name    | |",
      ])
  }

  @Test(
    "keys become the inputs of a script",
    arguments: [
      ("letters are commands where no field is pointed at", 2, 0, "q Tab Tab q", []),
      (
        "letters go into the field that is pointed at, until Escape", 2, 0, "Tab Tab qu it Esc q x",
        ["focus name", "type name \"qu\"", "type name \"it\""]
      ),
      (
        "with Shift the keys select, by characters and by words", 2, 0,
        "Tab Tab 'Ann Lee' Shift-Left Ctrl-Shift-Left Alt-Shift-Left Ctrl-Shift-Right",
        [
          "focus name", "type name \"Ann Lee\"", "press name select-left", "press name select-word-left",
          "press name select-word-left", "press name select-word-right",
        ]
      ),
      (
        "an alert takes all keys, and then they are where they were", 2, 400, "Shift-Tab Enter …*3 ' ' Enter",
        ["wait 800ms", "tap ask", "wait 400ms", "wait 1200ms", "tap ok", "wait 400ms", "tap ask"]
      ),
      (
        "keys that come at once are commands one by one, and a line takes the rest", 1, 0, "':tap up' Enter ??w Esc",
        ["tap up"]
      ),
      (
        "time passes by itself where a check waits", 2, 100, "? ? Shift-Tab Enter ?",
        ["wait 400ms", "tap ask", "wait 100ms"]
      ),
      ("time stands still where no check waits", 1, 100, "? Tab", []),
      ("undo takes back what was done, and the time that has passed since", 2, 100, "Tab Enter ? ? u", ["wait 200ms"]),
    ] as [(String, Int, Int, String, [String])])
  func inputs(_ claim: String, _ step: Int, _ pause: Int, _ words: String, _ script: [String]) throws {
    let bench = try StageTestBench(step: step, pause: .milliseconds(pause), doing: keys(words))
    #expect(bench.stage.script == script)
  }

  @Test func `Escape makes letters commands, pressed once or twice; Enter lets the field have them again`() throws {
    let stage = try StageTestBench(doing: keys("Tab Tab a Esc Esc 2 Enter 3")).stage
    #expect(stage.session.chosen == 1)
    #expect(stage.script == ["focus name", "type name \"a\"", "focus name", "type name \"3\""])
  }

  @Test func `the keys of an editor reach the field`() throws {
    let bench = try StageTestBench(
      doing: keys("Tab Tab 'Ann Lee' Ctrl-Left x Ctrl-u End Backspace") + [.paste("a\nb")] + keys("Ctrl-_ Enter"))
    #expect(
      bench.stage.script == [
        "focus name", "type name \"Ann Lee\"", "press name word-left", "type name \"x\"", "press name delete-home",
        "press name end", "press name backspace", "paste name \"a\\nb\"", "press name undo", "submit name",
      ])
    #expect(bench.texts("name") == ["Le", "Le", "Le", "Le"])
  }

  @Test func `Tab goes around, also backwards`() throws {
    let stage = try StageTestBench(doing: keys("Shift-Tab")).stage
    #expect(stage.pointer.target == Target(identifier: "ask", kind: .button))
  }

  @Test func `a click touches what is under it, in whichever pane, but nothing behind an alert`() throws {
    let stage = try StageTestBench(step: 1, doing: [.click(8, 2), .click(58, 2), .click(90, 0), .click(3, 2)]).stage
    #expect(stage.script == ["tap up", "tap up", "tap down"])
    #expect(stage.session.focused == 0)
    let covered = try StageTestBench(
      pause: .milliseconds(400), doing: keys("Shift-Tab Enter …*3") + [.click(8, 2)] + keys("f")
    ).stage
    #expect(covered.session.focused == 1)
    #expect(covered.script == ["wait 800ms", "tap ask", "wait 400ms", "wait 1600ms"])
    #expect(covered.session.panes.snapshots.map { $0.alert?.title } == Array(repeating: "Really?", count: 4))
  }

  @Test func `1 to 4 shows one way alone, 0 all of them`() throws {
    let bench = try StageTestBench(step: 1, doing: keys("3 0"))
    #expect(bench.screens[1][0] == " 1 callback   2 delegate   3 observer   4 rx")
    #expect(bench.screens[1][1].hasPrefix("┌─ ▸ observer ─"))
    #expect(bench.screens[2][0].hasPrefix("┌─ callback ─"))
  }

  @Test func `the menu offers every input that a check knows, and every event with what it takes`() throws {
    let bench = try StageTestBench(doing: keys("e Down*8 Enter 2 Enter"))
    #expect(bench.screens[1].contains("▸ tap up"))
    #expect(bench.screens[10].contains("Do: event restore"))
    #expect(bench.stage.script == ["event restore 2"])
    #expect(bench.texts("count") == ["2", "2", "2", "2"])
  }

  @Test(
    "a line that makes no sense causes a message at the foot, and nothing else",
    arguments: [
      ("tap nothing", "! there is no control nothing: use one of count, down, up, name, greeting, ask, ok"),
      ("event restore 9", "! expected a whole number from 0 to 3"), ("step 3", "! there is no step 3: use 1 to 2"),
      ("replay 1", "! a saved session is replayed by --script FILE"),
      ("tapp up", "! found the unknown command \"tapp\": did you mean tap?"),
      ("expect count \"1\"", "! expected count \"1\", found \"0\" in all four ways"),
      ("expect count \"0\"", "✓ expect count \"0\""),
    ])
  func wrongLine(_ line: String, _ answer: String) throws {
    let bench = try StageTestBench(columns: 120, doing: [.text(":"), .text(line), .key(.enter)])
    #expect(bench.lines[28] == answer)
    #expect(bench.stage.script == [])
  }

  @Test func `undo is as if the last input had never happened`() throws {
    let bench = try StageTestBench(doing: keys("e Enter e Enter u u u"))
    #expect(bench.stage.script == [])
    #expect(bench.lines[28] == "There is nothing to undo.")
    #expect(bench.texts("count") == ["0", "0", "0", "0"])
  }

  @Test func `undo leaves the keys where they are, even if a field gets the focus back`() throws {
    let stage = try StageTestBench(doing: keys("Tab Tab Ann Esc Tab : 'submit name' Enter u u")).stage
    #expect(stage.session.history.moments.last?.snapshots[0]["name"]?.isFocused == true)
    #expect(stage.pointer.target?.identifier == "ask")
  }

  @Test func `travelling shows each moment with its account, and the session continues from there`() throws {
    let bench = try StageTestBench(doing: keys("e Enter e Enter e Enter t Left Left Enter e Enter"))
    #expect(bench.screens[9][1].hasPrefix("│ 1 "))
    #expect(bench.screens[9].contains { $0.hasPrefix("▸ tap up") })
    #expect(bench.screens[9].contains { $0.contains("text = \"1\"") })
    #expect(!bench.screens[9].contains { $0.contains("text = \"3\"") })
    #expect(bench.stage.script == ["tap up", "tap up"])
    #expect(bench.texts("count") == ["2", "2", "2", "2"])
  }

  @Test func `on a journey the pages describe its moment, and lie over it`() throws {
    let bench = try StageTestBench(step: 1, doing: keys("Tab Enter Enter t Left y Esc"))
    #expect(bench.screens[6].first == "What just happened: tap up")
    #expect(bench.screens[6].contains { $0.contains("count.text = \"1\"") })
    #expect(!bench.screens[6].contains { $0.contains("count.text = \"2\"") })
    #expect(bench.lines == bench.screens[5])
    let others = try StageTestBench(step: 1, doing: keys("Tab Enter Enter t Left ? ? w"))
    #expect(others.screens[6].first?.hasPrefix("Tab, Shift-Tab") == true)
    #expect(others.lines.contains { $0.hasPrefix("count.text") && $0.contains("1") && !$0.contains("2") })
    #expect(others.stage.session.journey == 1)
  }

  @Test func `a key that does nothing on a journey says so`() throws {
    let bench = try StageTestBench(step: 1, doing: keys("t s"))
    #expect(bench.lines[28] == "On a journey s does nothing: ? names the keys.")
  }

  @Test(
    "on a terminal that has become too small no key has an invisible effect, but q leaves", arguments: ["q", "Ctrl-c"])
  func tooSmall(_ leaving: String) throws {
    let (small, large) = (Extent(columns: 30, rows: 8), Extent(columns: 100, rows: 30))
    let bench = try StageTestBench(
      step: 1, doing: [.resized(small)] + keys("Tab Enter ?") + [.resized(large)] + keys("Enter"))
    #expect(
      bench.screens[1].prefix(4) == [
        "The stage needs 40 × 12, and", "has 30 × 8. Make the window", "larger; q leaves.", "",
      ])
    #expect(bench.stage.script == ["tap down"])
    let screens = try StageTestBench(step: 1, doing: [.resized(small)] + keys(leaving) + keys("x x")).screens
    #expect(screens.count == 2, "no key is awaited any more")
  }

  @Test func `the stage waits for a key until a check would go on, and for ever where no check waits`() throws {
    let bench = try StageTestBench(pause: .milliseconds(100), doing: keys("? ? Shift-Tab Enter ?"))
    #expect(bench.timeouts.last == .milliseconds(200))
    #expect(try StageTestBench(step: 1, pause: .milliseconds(100), doing: keys("? Tab")).timeouts == [nil, nil, nil])
  }

  @Test func `the session is a script that gives it again`() throws {
    let bench = try StageTestBench(pause: .milliseconds(100), doing: keys("Enter Tab Enter ]"))
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

  @Test func `the last input is shown until something else happens, however much time passes`() throws {
    let bench = try StageTestBench(rows: 40, pause: .milliseconds(100), doing: keys("Tab Enter ? ? 0"))
    #expect(bench.stage.script == ["wait 200ms", "tap up", "wait 300ms"])
    #expect(bench.lines.contains { $0.hasPrefix("What just happened: tap up  ") })
  }

  @Test("where there is no room below the panes, lists cover them; on a journey the screen can be seen all the same")
  func small() throws {
    func bench(step: Int, _ words: String) throws -> StageTestBench {
      try StageTestBench(step: step, columns: 40, rows: 12, doing: keys(words))
    }
    #expect(try bench(step: 2, "e").lines[2...3] == ["What can be done", "▸ tap up"])
    #expect(try bench(step: 2, "Tab Enter t").lines.contains { $0.hasPrefix("▸ tap up") })
    let travel = try bench(step: 1, "Tab Enter Enter t Left")
    #expect(travel.lines[2].hasPrefix("│ 1 "))
    #expect(travel.lines.contains { $0.hasPrefix("▸ tap up") })
    #expect(travel.screens[4][2].hasPrefix("│ 2 "))
  }

  @Test func `in tabs every pane has at least its number, and a click on it shows the pane`() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: [.click(22, 0)])
    #expect(bench.screens.prefix(2).map { $0[0] } == [" 1 callback   2   3   4", " 1   2   3   4 rx"])
  }

  @Test func `on few columns the calls of one way are shown as text, and y and f lead to the others`() throws {
    let bench = try StageTestBench(step: 1, columns: 50, rows: 14, doing: keys("Tab Enter f"))
    for line in ["What just happened: tap up  y: all, f: next way", "callback", "up.touchUpInside → action … 3"] {
      #expect(bench.screens[2].contains(line))
    }
    #expect(bench.screens[3].contains("delegate"))
  }

  @Test("with room for a diagram that of the way that is looked into is drawn, with much room those of all")
  func diagrams() throws {
    let one = try StageTestBench(step: 1, columns: 100, rows: 30, doing: keys("Tab Enter")).lines
    for line in ["What just happened: tap up  y: all, f: next way", "callback"] { #expect(one.contains(line)) }
    #expect(one.contains { $0.hasPrefix("up  ") })
    #expect(!one.contains("delegate"))
    let all = try StageTestBench(step: 1, columns: 200, rows: 60, doing: keys("Tab Enter")).lines
    #expect(all.contains("What just happened: tap up"))
    #expect(all.contains { $0.hasPrefix("callback  ") && $0.hasSuffix("  delegate") })
    #expect(all.contains { $0.hasPrefix("observer  ") && $0.hasSuffix("  rx") })
  }

  @Test func `while letters are written, the keys for all of it are shown behind Esc`() throws {
    let bench = try StageTestBench(columns: 50, rows: 12, doing: keys("Tab Tab a Esc"))
    #expect(bench.screens[3].contains { $0.hasSuffix("  Esc y: all, Esc f: next way") })
    #expect(bench.lines.contains { $0.hasSuffix("  y: all, f: next way") && !$0.contains("Esc") })
  }

  @Test(arguments: 30...110)
  func `all of what just happened can be read where there is room for little`(_ columns: Int) throws {
    let stage = try StageTestBench(step: 1, doing: keys("Tab Enter")).stage
    let texts = stage.lines(of: .accounts, columns: columns).map { $0.map(\.text).joined() }
    #expect(texts.first == "What just happened: tap up")
    #expect(texts.contains("callback"))
    #expect(texts.dropFirst().allSatisfy { $0.displayWidth <= columns })
  }

  @Test func `a line that is too wide for a page ends in an ellipsis`() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: keys("w"))
    #expect(bench.lines[0] == "callback: what was done, and what it sh…")
  }
}
