import Controls
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("Texts for the last row of a room")
struct LargeTextTests {
  @Test("a number has digits of three lines, where they fit")
  func number() {
    #expect(LargeText("-10.5", columns: 17).lines == ["   ▀█  █▀█   █▀▀", "▀▀  █  █ █   ▀▀█", "   ▀▀▀ ▀▀▀ ▀ ▀▀▀"])
    #expect(LargeText("-10.5", columns: 15).lines == ["-10.5"])
    #expect(LargeText.desiredWidth("-10.5") == 16)
  }

  @Test("each digit looks different")
  func digits() {
    let digits = Set("0123456789".map { LargeText(String($0), columns: 9).lines })
    #expect(digits.count == 10)
    #expect(digits.allSatisfy { $0.count == 3 && Set($0.map(\.displayWidth)) == [3] })
  }

  @Test("any other text is spaced where it fits on one line, else as it is")
  func words() {
    #expect(LargeText("Up", columns: 3).lines == ["U p"])
    #expect(LargeText("Ada Lovelace", columns: 20).lines == ["Ada Lovelace"])
    #expect(LargeText("Ada Lovelace", columns: 8).lines == ["Ada", "Lovelace"])
    #expect(LargeText("-", columns: 9).lines == ["-"])
    #expect(LargeText.desiredWidth("Ada") == 3)
  }

  @Test("a number that would be wider than a pane wants no more room than its text")
  func longNumber() {
    #expect(LargeText.desiredWidth("1234567890") == 10)
  }

  @Test("a field and a switch stand in frames, as a button does")
  func frames() {
    let field = TextField("name")
    field.text = "Ada"
    #expect(lines(field) == ["┏━ name ━━━━━━━━┓", "┃ Ada           ┃", "┗━━━━━━━━━━━━━━━┛"])
    #expect(lines(Switch("retry")) == ["┏━━━━━━━┓", "┃  off  ┃", "┗━━━━━━━┛"])
    field.isEnabled = false
    #expect(lines(field) == ["┏╌ name ╌╌╌╌╌╌╌╌┓", "╎ Ada           ╎", "┗╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┛"])
  }

  @Test("a label that stands alone in its line is spaced on the whole line")
  func layout() throws {
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
