import Controls
import Testing

@testable import Stage

@Suite("Observations")
struct ObservationsTests {
  @Test func `are asked for before the script and after each of its inputs`() throws {
    let seen = try observations("tap up\nexpect count \"1\"\ntap down", on: Desk.self, Desk.ways) {
      quoted($0.screen.count.text ?? "")
    }
    #expect(seen.names == ["callback", "delegate", "observer", "rx"])
    #expect(seen.rows.map(\.line) == ["first frame", "tap up", "tap down"])
    #expect(seen.rows.map { $0.details.first } == ["\"0\"", "\"1\"", "\"0\""])
    #expect(seen.isSame)
  }

  @Test func `are a table that lines up, wide characters too, without blanks at the ends of lines`() throws {
    let ways = [Way<DeskScreen>("右", DeskController.self), Way("wrong", WrongDesk.MissingUpdate.self)]
    let seen = try observations("tap up\ntap down", on: Ladder.self, ways) { pane in
      pane.screen.count.text == "0" ? "日本" : "one"
    }
    #expect(!seen.isSame)
    #expect(
      seen.table == [
        "             右    wrong",
        "first frame  日本  日本",
        "tap up       one   one",
        "tap down     日本  one",
      ])
  }
}
