import Controls
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background: no return to the main queue")
struct ForgetfulTests {
  @Test func `the stage reports a way that does not return to the main queue, and the screen does not change`() throws {
    for way in ForgetfulWay.ways.dropLast() {
      let pane = try Pane(ToTheEnd.self, way)
      try pane.perform(.type("text", text: "to be"))
      try pane.perform(.tap("count"))
      try pane.perform(.wait(.seconds(2)))
      #expect(
        pane.frames.flatMap(\.faults) == [
          .mistake("ProgressBar.progress was set off the main queue; it stays as it was"),
          .mistake("Label.text was set off the main queue; it stays as it was"),
        ])
      #expect(pane.screen.result.text == "Ready")
      #expect(pane.screen.progress.progress == 0)
    }
  }
}
