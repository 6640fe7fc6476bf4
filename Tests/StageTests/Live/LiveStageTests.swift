import Controls
import Terminal
import Testing

@testable import Stage

@Suite("The stage on a terminal")
struct LiveStageTests {
  @Test("look")
  func look() throws {
    let stage = try LiveStage(Desk.self, step: 1)
    stage.perform(.tap("up"))
    stage.perform(.type("name", text: "Annabelle"))
    for extent in [Extent(columns: 200, rows: 30), Extent(columns: 100, rows: 30), Extent(columns: 40, rows: 12)] {
      let surface = StageDrawing(stage, on: extent).surface
      for row in 0..<extent.rows { print(surface.text(row: row)) }
    }
  }
}
