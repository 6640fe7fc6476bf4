import Controls
import Parity
import Testing
import World

@testable import Stage

@Suite("A wrong way is found with the shortest script")
struct WrongWayTests {
  @Test("where an update is missing")
  func missingUpdate() {
    expect(
      WrongDesk.MissingUpdate.self,
      """
      after
        tap up
        tap down
      the screens are not the same:
          callback  count "0", down disabled
          delegate  count "0", down disabled
          observer  count "0", down disabled
        ✗ wrong     count "1", down enabled
      """)
  }

  @Test("where the initial value was forgotten")
  func noFirstValue() {
    expect(
      WrongDesk.NoFirstValue.self,
      """
      after
        # nothing: the first frame
      a frame is not sound:
        ✗ wrong  does not hold: the count is from 0 to 3
      """)
  }

  @Test("where an output changes twice within a frame")
  func glitch() {
    expect(
      WrongDesk.Glitch.self,
      """
      after
        tap up
      a frame is not sound:
        ✗ wrong  count.text changed 2 times in one frame: "–", "1"
      """)
  }

  @Test("where an invariant is broken only between")
  func brokenBetween() {
    expect(
      WrongDesk.BrokenBetween.self,
      """
      after
        tap up
        tap up
      a frame is not sound:
        ✗ wrong  does not hold: the count is from 0 to 3
      """)
  }

  @Test("where the work never ends")
  func endless() {
    expect(
      WrongDesk.Endless.self,
      """
      after
        tap ask
      a way never comes to rest:
        wrong never comes to rest: endless: 10000 pieces of work ran at 0.0 seconds and there is still more; \
      something keeps scheduling itself
      """)
  }

  @Test("where a single property is another")
  func properties() throws {
    let cases: [(wrong: DeskController.Type, script: [Input], fact: String)] = [
      (WrongDesk.WrongLimit.self, [.tap("up"), .tap("up"), .tap("up")], "up enabled"),
      (WrongDesk.Caret.self, [.type("name", text: "A")], "name caret 0"),
      (WrongDesk.Focus.self, [.tap("up")], "name focused"),
      (WrongDesk.Placeholder.self, [.tap("up")], "name placeholder \"Name\""),
      (WrongDesk.Alpha.self, [.tap("up")], "ask alpha 0.5"),
      (WrongDesk.Question.self, [.tap("ask"), .wait(.milliseconds(300))], "message \"Think.\""),
    ]
    for (wrong, script, fact) in cases {
      let checker = ParityChecker(Desk.self, ways: beside(wrong))
      let difference = try #require(throws: Difference.self) { try checker.checkAll(depth: 4) }
      #expect(difference.inputs == script)
      #expect(difference.oddOnes == ["wrong"])
      guard case .disagreement(let disagreement) = difference.finding else {
        Issue.record("\(difference)")
        continue
      }
      #expect(disagreement.firstSentence == "wrong: \(fact)")
    }
  }

  @Test("where the order of changes is another, if the step demands that it is not")
  func otherOrder() throws {
    let ways = [
      Way<DeskScreen>("one", DeskController.self), Way("two", CallbackDesk.self),
      Way("wrong", WrongDesk.OtherOrder.self),
    ]
    let difference = #expect(throws: Difference.self) {
      try ParityChecker(StrictDesk.self, ways: ways).checkAll(depth: 2)
    }
    #expect(
      difference?.description == """
        after
          # nothing: the first frame
        the ways do not set the same:
            one    count.text = "0", down.isEnabled = false
            two    count.text = "0", down.isEnabled = false
          ✗ wrong  down.isEnabled = false, count.text = "0"
        """)
    #expect(try ParityChecker(Desk.self, ways: ways).checkAll(depth: 2) != nil)
  }

  @Test("also if chance stumbled over it", arguments: [1, 2, 3] as [UInt64])
  func deep(_ seed: UInt64) throws {
    let checker = ParityChecker(Desk.self, ways: beside(WrongDesk.Deep.self))
    let difference = #expect(throws: Difference.self) {
      try checker.checkRandomly(count: 1000, length: 30, seed: seed)
    }
    #expect(difference?.inputs == [.tap("up"), .tap("up"), .type("name", text: "A")])
    #expect(difference?.oddOnes == ["wrong"])
  }

  @Test("as short as leaving out gets it, where it takes many inputs")
  func late() throws {
    let checker = ParityChecker(Ladder.self, ways: beside(WrongDesk.Late.self))
    let difference = #expect(throws: Difference.self) { try checker.checkRandomly(count: 10, length: 60, seed: 4) }
    #expect(difference?.inputs.count == 12)
    #expect(difference?.oddOnes == ["wrong"])
  }

  @Test("with as little text as it takes")
  func texts() throws {
    let checker = ParityChecker(Desk.self, ways: beside(WrongDesk.Vowel.self))
    let difference = #expect(throws: Difference.self) { try checker.checkAll(depth: 2) }
    #expect(difference?.inputs == [.paste("name", text: "e")])
  }

  private func expect(
    _ wrong: DeskController.Type, _ description: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let checker = ParityChecker(Desk.self, ways: beside(wrong))
    let difference = #expect(throws: Difference.self, sourceLocation: sourceLocation) {
      try checker.checkAll(depth: 4)
    }
    #expect(difference?.description == description, sourceLocation: sourceLocation)
    #expect(difference?.oddOnes == ["wrong"], sourceLocation: sourceLocation)
  }
}
