import Controls
import Testing

@testable import Stage

@Suite("A session as marbles")
struct MarblesTests {
  private func drawn(_ inputs: [Input], columns: Int = 60) throws -> [String] {
    let stage = try LiveStage(Desk.self, step: 2)
    for input in inputs { stage.perform(input) }
    let marbles = Marbles(stage.session, pane: 3, to: stage.session.moments.count - 1)
    return marbles.drawn(columns: columns).map { $0.map(\.text).joined() }
  }

  @Test("a line for each thing that was done, and one for each that was shown because of it")
  func lines() throws {
    let all = try drawn([.tap("up"), .wait(.milliseconds(100)), .tap("ask"), .wait(.milliseconds(300))], columns: 80)
    #expect(
      all == [
        "time            0s    0s   100ms 100ms 400ms     ",
        "up              ──────●──────────────────────────▷",
        "wait            ───────────100ms───────300ms─────▷",
        "ask             ─────────────────●───────────────▷",
        "count.text      \"0\"───\"1\"────────────────────────▷",
        "down.isEnabled  false─true───────────────────────▷",
        "screen.alert    ───────────────────────\"Really?\"─▷",
      ])
  }

  @Test("where the columns do not suffice, the last moments are shown")
  func narrow() throws {
    #expect(
      try drawn(Array(repeating: .tap("up"), count: 3), columns: 24) == [
        "time    0s   0s  0s    ", "up      ●────●───●─────▷", "count.… \"1\"──\"2\"─\"3\"───▷",
        "down.i… true───────────▷", "up.isE… ─────────false─▷",
      ])
  }
}
