import Controls
import Testing

@testable import Stage

@Suite("Findings")
struct FindingTests {
  @Test("an observation agrees with its claimed value, or with several values, and contradicts nothing without one")
  func observations() {
    let observations = [
      ObservedValue("requests", 1, claimed: 1), ObservedValue("requests", 0, claimed: 1),
      ObservedValue("levels", 4, claimed: "fewer than 5", accepts: { $0 < 5 }),
      ObservedValue("levels", 5, claimed: "fewer than 5", accepts: { $0 < 5 }), ObservedValue("drawers", 1),
    ]
    #expect(observations.map(\.agrees) == [true, false, true, false, nil])
    #expect(
      observations.map(\.description) == [
        "requests: 1, as claimed", "requests: 0 (claimed: 1)", "levels: 4, as claimed",
        "levels: 5 (claimed: fewer than 5)", "drawers: 1",
      ])
  }

  @Test func `a finding holds if every claimed value was observed`() {
    let (right, wrong, open) = (
      ObservedValue("a", 1, claimed: 1), ObservedValue("b", 2, claimed: 3), ObservedValue("c", 1)
    )
    #expect(
      [[right], [open, right], [right, wrong], [wrong, right]].map { Finding($0, "").holds } == [
        true, true, false, false,
      ])
  }

  @Test func `a finding reports its context, then its observations`() {
    let finding = Finding(["counted:"], [ObservedValue("a", 1, claimed: 1), ObservedValue("b", 2)], "Count.")
    #expect(finding.observed == ["counted:", "a: 1, as claimed", "b: 2"])
    #expect(finding.lesson == "Count.")
  }

  @Test func `a finding about several ways holds if they show the same in each row`() throws {
    let right = try Stage.observations("tap up", on: Desk.self, Desk.ways) { $0.screen.count.text ?? "" }
    #expect(Finding(same: right, "").holds)
    #expect(Finding(same: right, "").observed == right.table)
    let ways = [Desk.way(.rx), Way("wrong", WrongDesk.MissingUpdate.self)]
    let wrong = try Stage.observations("tap up\ntap down", on: Desk.self, ways) { $0.screen.count.text ?? "" }
    #expect(!Finding(same: wrong, "").holds)
  }

  @Test func `a verdict without a claimed value, or a comparison with nothing, is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { _ = Finding([ObservedValue("drawers", 1)], "") }
    await #expect(processExitsWith: .failure) { _ = Finding(same: Observations(names: ["rx"], rows: []), "") }
  }

  @Test func `a place is cited by its text and its lines`() {
    #expect(SourcePlace(.book, 2102...2118).description == "the book (000), lines 2102–2118")
    #expect(SourcePlace(.location, 847).description == "the article on locations (003), line 847")
  }

  @Test(arguments: [0...1, 242...243])
  func `a place beyond the end of its text is a programmer's error`(_ lines: ClosedRange<Int>) async {
    await #expect(processExitsWith: .failure) { [lines] in _ = SourcePlace(.imageSearch, lines) }
  }
}
