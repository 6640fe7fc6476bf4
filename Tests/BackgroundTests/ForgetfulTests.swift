import Controls
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background: nobody goes back")
struct ForgetfulTests {
  @Test("who forgets to go back is reported by the stage, and the screen stays as it was")
  func forgetful() throws {
    let ways = [
      Way("callback", ForgetfulWay.Callback.self), Way("delegate", ForgetfulWay.Delegate.self),
      Way("observer", ForgetfulWay.Observer.self), Way("rx", ForgetfulWay.Rx.self),
    ]
    for way in ways {
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

  @Test("a play of a way that forgets fails, with the mistake in its message")
  func forgetfulPlay() async throws {
    let failure = await #expect(throws: PlayFailure.self) {
      try await play(
        "tap count\nwait 100ms", on: ToTheEnd.self, Way("forgetful", ForgetfulWay.Callback.self))
    }
    #expect(failure?.line == 2)
    #expect(
      failure?.reason == """
        after wait 100ms: ProgressBar.progress was set off the main queue; it stays as it was; \
        Label.text was set off the main queue; it stays as it was
        """)
  }
}
