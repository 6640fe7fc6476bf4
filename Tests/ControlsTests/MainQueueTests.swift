import Controls
import Testing
import World

@Suite("A setter that any thread may call")
struct MainQueueTests {
  @Test func `a setter works on the main queue; off it, the setter reports the mistake and leaves the value`() throws {
    let (label, bar, world) = (Label("label"), ProgressBar("bar"), VirtualWorld())
    var mistakes: [String] = []
    world.onMistake = { mistakes.append($0) }
    label.setText("here")
    bar.setProgress(0.25)
    world.background {
      label.setText("elsewhere")
      bar.setProgress(0.75)
    }
    try world.settle()
    #expect(label.text == "here")
    #expect(bar.progress == 0.25)
    #expect(
      mistakes == [
        "Label.text was set off the main queue; it stays as it was",
        "ProgressBar.progress was set off the main queue; it stays as it was",
      ])
  }
}
