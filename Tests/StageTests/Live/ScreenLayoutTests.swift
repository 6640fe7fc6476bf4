@testable import Controls
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The layout of a screen")
struct ScreenLayoutTests {
  /// A screen of these views, each list of them a row.
  private func snapshot(_ rows: [[View]]) -> Snapshot {
    Snapshot(
      views: rows.enumerated().flatMap { row, views in
        views.map { view in
          var appearance = view.appearance
          appearance.row = row
          return appearance
        }
      })
  }

  private func label(_ identifier: String, _ text: String) -> Label {
    let label = Label(identifier)
    label.text = text
    return label
  }

  private func area(_ identifier: String, lines: Int) -> TextArea {
    let area = TextArea(identifier)
    area.text = (1...lines).map(String.init).joined(separator: "\n")
    return area
  }

  private func places(_ layout: ScreenLayout) -> [String] {
    layout.places.map { "\($0.identifier) at \($0.column), \($0.line), \($0.width) × \($0.height)" }
  }

  @Test("views of a row stand side by side, and go on below where they do not fit")
  func wrapping() {
    let screen = snapshot([[Button("a", title: "Aaaa"), Button("b", title: "Bbbb")], [label("c", "one two three")]])
    #expect(
      places(ScreenLayout([screen], width: 17)) == ["a at 0, 0, 8 × 1", "b at 9, 0, 8 × 1", "c at 0, 1, 13 × 1"])
    #expect(
      places(ScreenLayout([screen], width: 9)) == ["a at 0, 0, 8 × 1", "b at 0, 1, 8 × 1", "c at 0, 2, 9 × 2"])
  }

  @Test("a view has the room that any of the panes needs for it")
  func widest() {
    let screens = ["ok", "all is well"].map { snapshot([[label("a", $0), Button("b", title: "B")]]) }
    #expect(places(ScreenLayout(screens, width: 30)) == ["a at 0, 0, 11 × 1", "b at 12, 0, 5 × 1"])
  }

  @Test("a view that only one pane has leaves its place empty in the others")
  func missing() {
    let screens = [snapshot([[label("a", "A")]]), snapshot([[label("a", "A")], [label("b", "B")]])]
    #expect(places(ScreenLayout(screens, width: 30)) == ["a at 0, 0, 1 × 1", "b at 0, 1, 1 × 1"])
  }

  @Test("a field takes the rest of its line")
  func stretching() {
    let screen = snapshot([[TextField("name"), Button("save", title: "Save")]])
    #expect(places(ScreenLayout([screen], width: 40)) == ["name at 0, 0, 31 × 1", "save at 32, 0, 8 × 1"])
  }

  @Test("large elements stand apart, but not from empty ones, and hidden ones take no line")
  func gaps() {
    let hidden = label("b", "B")
    hidden.isHidden = true
    let back = Button("back", title: "Back")
    back.isHidden = true
    let screen = snapshot([[back, label("a", "A")], [hidden], [label("c", "")], [label("d", "D")], [label("e", "E")]])
    #expect(
      places(ScreenLayout([screen], width: 30, size: .large)) == [
        "back at 0, 0, 10 × 1", "a at 11, 0, 1 × 1", "c at 0, 1, 30 × 1", "d at 0, 2, 30 × 1", "e at 0, 4, 30 × 1",
      ])
    #expect(ScreenLayout([screen], width: 30).places.map(\.line) == [0, 0, 1, 2, 3, 4])
  }

  @Test("lists share the remaining lines, and lines that one does not need are for the others")
  func lists() {
    let screen = snapshot([[label("a", "A")], [area("short", lines: 3)], [area("long", lines: 50)]])
    #expect(ScreenLayout([screen], width: 30, height: 20).places.map(\.height) == [1, 3, 16])
    let two = snapshot([[label("a", "A")], [area("long", lines: 50)], [area("longer", lines: 60)]])
    #expect(ScreenLayout([two], width: 30, height: 20).places.map(\.height) == [1, 9, 10])
    #expect(ScreenLayout([two], width: 30, height: 4).places.map(\.height) == [1, 3, 3])
  }

  @Test("a screen that is too long is scrolled to the target of the keys")
  func scrolling() {
    let screen = snapshot((1...9).map { [Button("b\($0)", title: "\($0)")] })
    let layout = ScreenLayout([screen], width: 30)
    #expect(layout.firstLine(toShow: "b2", of: 4) == 0)
    #expect(layout.firstLine(toShow: "b6", of: 4) == 2)
    #expect(layout.firstLine(toShow: "b9", of: 4) == 5)
    #expect(layout.firstLine(toShow: "b9", of: 9) == 0)
    #expect(layout.firstLine(toShow: nil, of: 4) == 0)
  }
}
