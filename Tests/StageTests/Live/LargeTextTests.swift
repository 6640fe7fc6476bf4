import Controls
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("Texts for the last row of a room")
struct LargeTextTests {
  @Test(
    "a number has digits of three lines, any other text is spaced, where they fit; else it is as it is",
    arguments: [
      ("-10.5", 17, ["   ▀█  █▀█   █▀▀", "▀▀  █  █ █   ▀▀█", "   ▀▀▀ ▀▀▀ ▀ ▀▀▀"]), ("-10.5", 15, ["-10.5"]),
      ("Up", 3, ["U p"]), ("Ada Lovelace", 20, ["Ada Lovelace"]), ("Ada Lovelace", 8, ["Ada", "Lovelace"]),
      ("-", 9, ["-"]),
    ])
  func lines(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(LargeText(text, columns: columns).lines == lines)
  }

  @Test func `each digit looks different`() {
    let digits = Set("0123456789".map { LargeText(String($0), columns: 9).lines })
    #expect(digits.count == 10)
    #expect(digits.allSatisfy { $0.count == 3 && Set($0.map(\.displayWidth)) == [3] })
  }

  @Test func `a number that would be wider than a pane wants no more room than its text`() {
    #expect(["-10.5", "Ada", "1234567890"].map { LargeText.desiredWidth($0) } == [16, 3, 10])
  }

  @Test func `a field and a switch stand in frames, as a button does`() {
    let field = TextField("name")
    field.text = "Ada"
    #expect(lines(field) == ["┏━ name ━━━━━━━━┓", "┃ Ada           ┃", "┗━━━━━━━━━━━━━━━┛"])
    #expect(lines(Switch("retry")) == ["┏━━━━━━━┓", "┃  off  ┃", "┗━━━━━━━┛"])
    field.isEnabled = false
    #expect(lines(field) == ["┏╌ name ╌╌╌╌╌╌╌╌┓", "╎ Ada           ╎", "┗╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┛"])
  }

  @Test func `a label that stands alone in its line is spaced on the whole line`() throws {
    let label = Label("count")
    label.show("Up")
    let place = try #require(ScreenLayout([Snapshot(views: [label.appearance])], width: 30, size: .large).places.first)
    #expect(place.width == 30)
    #expect(label.appearance.lines(width: place.width, size: .large) == [[TextRun("U p", .strong)]])
  }

  private func lines(_ view: View) -> [String] {
    view.appearance.lines(width: 17, size: .large).map { $0.map(\.text).joined() }
  }
}
