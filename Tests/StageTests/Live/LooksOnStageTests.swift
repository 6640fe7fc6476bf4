import Controls
import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("Colours on the stage, and the signs beside them")
struct LooksOnStageTests {
  private static let colors: [TextStyle.Color] = [.blue, .magenta, .green, .cyan]

  @Test("each way has a colour of its own, in which its name stands above its pane, as a tab and above its source")
  func names() throws {
    let bench = try StageTestBench(step: 1)
    #expect(foregrounds(bench.stage, of: Pattern.allCases.map(\.rawValue)) == Self.colors)
    bench.stage.session.choose(pane: 2)
    #expect(foregrounds(bench.stage, of: Pattern.allCases.map(\.rawValue)) == Self.colors)
    bench.stage.mode = .page(.marbles(to: nil))
    #expect(foregrounds(bench.stage, of: ["observer: what"]) == [.green])
  }

  @Test("a way that is played alone keeps its colour")
  func alone() throws {
    #expect(foregrounds(try StageTestBench(step: 1, patterns: [.rx]).stage, of: ["rx"]) == [.cyan])
  }

  @Test("the sign of an odd way is red, its name is not")
  func odd() throws {
    let bench = try StageTestBench(
      on: CrookedDesk.self, step: 1, doing: [.key(.tab), .key(.enter), .key(.shiftTab), .key(.enter)])
    #expect(foregrounds(bench.stage, of: ["✗ rx ─", "rx ─"]) == [.red, .cyan])
  }

  @Test("a disabled control is in round brackets, and faint")
  func disabled() {
    let toggle = Switch("toggle")
    let field = TextField("name")
    for view in [toggle, field] as [Control] {
      #expect(text(view).contains("(") == false)
      view.isEnabled = false
    }
    #expect(text(toggle) == "(off)")
    #expect(text(field) == "name: (        )")
    #expect(toggle.appearance.lines(width: 16)[0].map(\.look) == [.faint])
    #expect(field.appearance.lines(width: 16)[0].first?.look == .faint)
  }

  @Test("a slider that takes no touch has a broken line")
  func slider() {
    let slider = Slider("level", minimumValue: 0, maximumValue: 1)
    #expect(text(slider) == "●──────────── 0")
    slider.isEnabled = false
    #expect(text(slider) == "●╌╌╌╌╌╌╌╌╌╌╌╌ 0")
  }

  private func text(_ view: View) -> String {
    view.appearance.lines(width: 16)[0].map(\.text).joined()
  }

  /// The colours of the first letters of `words`, where they stand first.
  private func foregrounds(_ stage: LiveStage, of words: [String]) -> [TextStyle.Color?] {
    let surface = StageDrawing(stage, on: Extent(columns: 100, rows: 30)).surface
    return words.map { word in
      for row in 0..<30 {
        let text = surface.text(row: row)
        guard let range = text.firstRange(of: word) else { continue }
        let column = text.distance(from: text.startIndex, to: range.lowerBound)
        return surface[Place(column: column, row: row)].style.foreground
      }
      return nil
    }
  }
}
