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

  private func places(_ screens: [Snapshot], width: Int, size: ElementSize = .normal) -> [String] {
    ScreenLayout(screens, width: width, size: size).places.map {
      "\($0.identifier) at \($0.column), \($0.line), \($0.width) × \($0.height)"
    }
  }

  @Test func `views of a row stand side by side, and go on below where they do not fit`() {
    let screen = snapshot([[Button("a", title: "Aaaa"), Button("b", title: "Bbbb")], [label("c", "one two three")]])
    #expect(places([screen], width: 17) == ["a at 0, 0, 8 × 1", "b at 9, 0, 8 × 1", "c at 0, 1, 13 × 1"])
    #expect(places([screen], width: 9) == ["a at 0, 0, 8 × 1", "b at 0, 1, 8 × 1", "c at 0, 2, 9 × 2"])
  }

  @Test(
    "a view has the room that any of the panes needs for it, also if only one has it, and a field the rest of its line")
  func widest() {
    let screens = ["ok", "all is well"].map { snapshot([[label("a", $0), Button("b", title: "B")]]) }
    #expect(places(screens, width: 30) == ["a at 0, 0, 11 × 1", "b at 12, 0, 5 × 1"])
    let missing = [snapshot([[label("a", "A")]]), snapshot([[label("a", "A")], [label("b", "B")]])]
    #expect(places(missing, width: 30) == ["a at 0, 0, 1 × 1", "b at 0, 1, 1 × 1"])
    let field = snapshot([[TextField("name"), Button("save", title: "Save")]])
    #expect(places([field], width: 40) == ["name at 0, 0, 31 × 1", "save at 32, 0, 8 × 1"])
  }

  @Test func `large elements stand apart, but not from empty ones, and hidden ones take no line`() {
    let hidden = label("b", "B")
    hidden.isHidden = true
    let back = Button("back", title: "Back")
    back.isHidden = true
    let screen = snapshot([[back, label("a", "A")], [hidden], [label("c", "")], [label("d", "D")], [label("e", "E")]])
    #expect(
      places([screen], width: 30, size: .large) == [
        "back at 0, 0, 10 × 1", "a at 11, 0, 1 × 1", "c at 0, 1, 30 × 1", "d at 0, 2, 30 × 1", "e at 0, 4, 30 × 1",
      ])
    #expect(ScreenLayout([screen], width: 30).places.map(\.line) == [0, 0, 1, 2, 3, 4])
  }

  @Test(
    "lists share the remaining lines, and lines that one does not need are for the others",
    arguments: [(3, 50, 20, [1, 3, 16]), (50, 60, 20, [1, 9, 10]), (50, 60, 4, [1, 3, 3])])
  func lists(_ one: Int, _ other: Int, _ height: Int, _ heights: [Int]) {
    let screen = snapshot([[label("a", "A")], [area("one", lines: one)], [area("other", lines: other)]])
    #expect(ScreenLayout([screen], width: 30, height: height).places.map(\.height) == heights)
  }

  @Test(
    "a screen that is too long is scrolled to the target of the keys",
    arguments: [("b2", 4, 0), ("b6", 4, 2), ("b9", 4, 5), ("b9", 9, 0), (nil, 4, 0)] as [(String?, Int, Int)])
  func scrolling(_ target: String?, _ lines: Int, _ first: Int) {
    let screen = snapshot((1...9).map { [Button("b\($0)", title: "\($0)")] })
    #expect(ScreenLayout([screen], width: 30).firstLine(toShow: target, of: lines) == first)
  }
}
