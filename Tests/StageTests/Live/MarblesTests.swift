@testable import StageSession
import Controls
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("A session as marbles")
struct MarblesTests {
  private func drawn(_ inputs: [Input], columns: Int = 60) throws -> [String] {
    let stage = LiveStage(try Session(Desk.self, step: 2))
    for input in inputs { stage.perform(input) }
    let marbles = Marbles(stage.session.history, pane: 3, to: stage.session.history.moments.count - 1)
    return marbles.drawn(columns: columns).map { $0.map(\.text).joined() }
  }

  @Test func `each input and each property that changed has a line`() throws {
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

  @Test func `where the columns do not suffice, the last moments are shown, and an ellipsis for those before`() throws {
    #expect(
      try drawn(Array(repeating: .tap("up"), count: 3), columns: 24) == [
        "time    …0s  0s    ", "up      …●───●─────▷", "count.… …\"2\"─\"3\"───▷", "down.i… …──────────▷",
        "up.isE… …────false─▷",
      ])
  }

  @Test func `where not even the last moment fits, it is there all the same`() throws {
    let lines = try drawn([.tap("up"), .wait(.milliseconds(100)), .tap("up")], columns: 12)
    #expect(
      lines.map { String($0.prefix(12)) } == [
        "time    …100", "up      …●──", "wait    …───", "count.… …\"2\"", "down.i… …───",
      ])
  }

  /// The track of `up` on a terminal of 40 columns, after each of `keys`.
  private func tracks(_ keys: [Key]) throws -> [String] {
    let stage = LiveStage(try Session(Desk.self, step: 1))
    for _ in 1...6 { for input in [Input.tap("up"), .tap("down")] { stage.perform(input) } }
    stage.command("w")
    return keys.map { key in
      let drawing = StageDrawing(stage, on: Extent(columns: 40, rows: 12))
      stage.take(.key(key), before: drawing)
      guard case .page(let page, _) = stage.mode else { return "" }
      let line = stage.lines(of: page, columns: 40).map { $0.map(\.text).joined() }.first { $0.hasPrefix("up ") }
      return String((line ?? "").drop { $0 != " " }.drop { $0 == " " })
    }
  }

  @Test func `the keys move to both ends, and an ellipsis marks each side that is out of sight`() throws {
    let beginning = "──────●──────────●────…"
    let left = try tracks(Array(repeating: .left, count: 20))
    #expect(left.prefix(2) == ["…──────●──────────●────…", "…●──────────●──────────…"])
    #expect(left.suffix(12) == Array(repeating: beginning, count: 12))
    #expect(
      try tracks([.home, .right, .left, .end, .right]) == [
        beginning, "…●──────────●──────────…", beginning, "…●──────────●──────────▷", "…●──────────●──────────▷",
      ])
  }
}
