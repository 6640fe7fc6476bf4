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
    let alone = try StageTestBench(step: 1, patterns: [.rx]).stage
    #expect(foregrounds(alone, of: ["rx"]) == [.cyan], "a way that is played alone keeps its colour")
  }

  @Test func `the sign of an odd way is red, its name is not`() throws {
    let bench = try StageTestBench(on: CrookedDesk.self, step: 1, doing: keys("Tab Enter Shift-Tab Enter"))
    #expect(foregrounds(bench.stage, of: ["✗ rx ─", "rx ─"]) == [.red, .cyan])
  }

  @Test func `a disabled control is in round brackets, and faint; a slider that takes no touch has a broken line`() {
    let (toggle, field) = (Switch("toggle"), TextField("name"))
    let slider = Slider("level", minimumValue: 0, maximumValue: 1)
    let controls: [Control] = [toggle, field, slider]
    #expect(controls.map(text) == ["[off]", "name: │        │", "●──────────── 0"])
    for control in controls { control.isEnabled = false }
    #expect(controls.map(text) == ["(off)", "name: (        )", "●╌╌╌╌╌╌╌╌╌╌╌╌ 0"])
    #expect(toggle.appearance.lines(width: 16)[0].map(\.look) == [.faint])
    #expect(field.appearance.lines(width: 16)[0].first?.look == .faint)
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
