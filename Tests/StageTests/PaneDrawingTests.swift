import Testing

@testable import Controls
@testable import Stage

@Suite("Panes, drawn")
struct PaneDrawingTests {
  @Test func `stand in one row, in two, or one below the other, as the columns allow`() {
    let names = ["a", "b", "c", "d"]
    let snapshots = names.map { Snapshot(views: [label("x", $0)]) }
    #expect(
      PaneDrawing(columns: 75).draw(names, snapshots) == """
        ┌ a ─────────────┐ ┌ b ─────────────┐ ┌ c ─────────────┐ ┌ d ─────────────┐
        │ a              │ │ b              │ │ c              │ │ d              │
        └────────────────┘ └────────────────┘ └────────────────┘ └────────────────┘
        """)
    let square = """
      ┌ a ─────────────┐ ┌ b ─────────────┐
      │ a              │ │ b              │
      └────────────────┘ └────────────────┘
      ┌ c ─────────────┐ ┌ d ─────────────┐
      │ c              │ │ d              │
      └────────────────┘ └────────────────┘
      """
    #expect(PaneDrawing(columns: 74).draw(names, snapshots) == square)
    #expect(PaneDrawing(columns: 37).draw(names, snapshots) == square)
    #expect(
      PaneDrawing(columns: 36).draw(["a", "b"], Array(snapshots.prefix(2))) == """
        ┌ a ─────────────┐
        │ a              │
        └────────────────┘
        ┌ b ─────────────┐
        │ b              │
        └────────────────┘
        """)
  }

  @Test func `are as wide as the widest needs, and as high as the highest`() {
    let short = Snapshot(views: [label("x", "short")])
    let long = Snapshot(views: [label("x", "a text that is long"), label("y", "more", row: 1)])
    #expect(
      PaneDrawing().draw(["one", "two"], [short, long]) == """
        ┌ one ────────────────┐ ┌ two ────────────────┐
        │ short               │ │ a text that is long │
        │                     │ │ more                │
        └─────────────────────┘ └─────────────────────┘
        """)
  }

  @Test func `line up where characters are wide, combined, or take no room`() {
    let views = [
      label("a", "日本語", row: 0), label("b", "👨‍👩‍👧 👍🏽 🇨🇭", row: 1), label("c", "e\u{301}e\u{301}", row: 2),
      label("d", "1\u{FE0F}\u{20E3} ❤️ ♥", row: 3), label("e", "ﾊﾝｶｸ 한국", row: 4), label("f", "a\u{200B}b", row: 5),
    ]
    #expect(
      PaneDrawing().draw(["rx"], [Snapshot(views: views)]) == """
        ┌ rx ────────────┐
        │ 日本語         │
        │ 👨‍👩‍👧 👍🏽 🇨🇭       │
        │ e\u{301}e\u{301}             │
        │ 1\u{FE0F}\u{20E3} ❤️ ♥        │
        │ ﾊﾝｶｸ 한국      │
        │ a\u{200B}b             │
        └────────────────┘
        """)
  }

  @Test func `show disabled, hidden, wrong, right and focused views, and the placeholder of an empty field`() {
    var off = button("off", "Off")
    off.isEnabled = false
    var gone = button("gone", "Gone")
    gone.isHidden = true
    var toggle = Appearance(identifier: "toggle", kind: .toggle, row: 7)
    toggle.isEnabled = false
    var hidden = label("hidden", "gone", row: 6)
    hidden.isHidden = true
    var field = field("name", "Ann")
    field.editing = .init(selection: 2..<2)
    let views = [
      button("on", "On"), off, gone,
      label("wrong", "wrong", .error, row: 1), label("right", "right", .ok, row: 1),
      label("less", "less", .secondary, row: 2), field, self.field("empty", ""), label("nothing", "", row: 5),
      hidden, toggle,
    ]
    #expect(
      PaneDrawing().draw(["rx"], [Snapshot(views: views)]) == """
        ┌ rx ──────────────┐
        │ [ On ] ( Off )   │
        │ ! wrong ✓ right  │
        │ less             │
        │ name: An|n       │
        │ empty: Your name │
        │                  │
        │                  │
        │ (off)            │
        └──────────────────┘
        """, "a row that is hidden keeps its line")
  }

  @Test func `have an alert below the screen that it covers`() {
    let alert = Snapshot.AlertSnapshot(
      title: "Really?", message: "Think.", buttons: [button("ok", "OK"), button("cancel", "Cancel")])
    #expect(
      PaneDrawing().draw(["rx"], [Snapshot(views: [label("a", "a")], alert: alert)]) == """
        ┌ rx ───────────────┐
        │ a                 │
        │ ! Really?         │
        │   Think.          │
        │ [ OK ] [ Cancel ] │
        └───────────────────┘
        """)
  }

  @Test func `never pass control characters to a terminal`() {
    let bad = "\u{1B}[2J\n\u{9B}\u{202E}"
    var typed = field("name", bad)
    typed.editing = .init(selection: 1..<1)
    let alert = Snapshot.AlertSnapshot(title: bad, message: bad, buttons: [button("ok", bad)])
    let views = [label("a", bad), button("b", bad), typed, field("c", bad)]
    for ink in [Ink.plain, .ansi] {
      let drawn = PaneDrawing(columns: 200, ink: ink).draw(["rx"], [Snapshot(views: views, alert: alert)])
      let text = drawn.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.commandsTerminal })
      #expect(text.contains("name: \\u{1B}|[2J\\u{A}\\u{9B}\\u{202E}"))
    }
  }

  @Test("cut lines that are longer than the columns, wide characters as a whole, with the ellipsis of the terminal")
  func cut() {
    let views = [
      label("a", "12345678901234567890"), label("b", "1234567890123日本", row: 1), label("c", "12345678901234", row: 2),
      label("d", "日本語日本語日本語", row: 3),
    ]
    #expect(
      PaneDrawing(columns: 18).draw(["a way with a long name"], [Snapshot(views: views)]) == """
        ┌ a way with a  ─┐
        │ 1234567890123… │
        │ 1234567890123… │
        │ 12345678901234 │
        │ 日本語日本語…  │
        └────────────────┘
        """)
    #expect(
      PaneDrawing(columns: 18, ellipsis: "...").draw(["rx"], [Snapshot(views: [views[0]])]) == """
        ┌ rx ────────────┐
        │ 12345678901... │
        └────────────────┘
        """)
    #expect(
      PaneDrawing(columns: 1).draw(["rx"], [Snapshot(views: [label("a", "a")])]) == """
        ┌ rx ────────────┐
        │ a              │
        └────────────────┘
        """, "on a terminal that is far too small it is whole")
    #expect(PaneDrawing().draw([], []) == "")
  }

  @Test func `have colours on a terminal, around the text and nothing else`() {
    var off = button("off", "Off", row: 3)
    off.isEnabled = false
    let views = [
      label("a", "no", .error), label("b", "yes", .ok, row: 1), label("c", "less", .secondary, row: 2), off,
    ]
    #expect(
      PaneDrawing(ink: .ansi).draw(["rx"], [Snapshot(views: views)]).replacing("\u{1B}[", with: "␛") == """
        ┌ ␛1mrx␛0m ────────────┐
        │ ␛31m! no␛0m           │
        │ ␛32m✓ yes␛0m          │
        │ ␛2mless␛0m           │
        │ ␛2m( Off )␛0m        │
        └────────────────┘
        """)
  }

  private func label(_ identifier: String, _ text: String, _ color: TextColor = .normal, row: Int = 0) -> Appearance {
    Appearance(
      identifier: identifier, kind: .label, row: row, title: nil, text: text, placeholder: nil, color: color)
  }

  private func button(_ identifier: String, _ title: String, row: Int = 0) -> Appearance {
    Appearance(identifier: identifier, kind: .button, row: row, title: title, text: nil, placeholder: nil)
  }

  private func field(_ identifier: String, _ text: String) -> Appearance {
    Appearance(
      identifier: identifier, kind: .textField, row: identifier == "name" ? 3 : 4, title: nil, text: text,
      placeholder: "Your name")
  }
}
