import Controls
import Parity
import Testing
import World

@testable import Stage

@Suite("A wrong way is found with the shortest script")
struct WrongWayTests {
  @Test(
    arguments: [
      (
        "an update is missing", WrongDesk.MissingUpdate.self, [.tap("up"), .tap("down")], same,
        "✗ wrong     count \"1\", down enabled"
      ),
      (
        "the initial value was forgotten", WrongDesk.NoFirstValue.self, [], unsound,
        "✗ wrong  does not hold: the count is from 0 to 3"
      ),
      (
        "an output changes twice within a frame", WrongDesk.Glitch.self, [.tap("up")], unsound,
        "✗ wrong  count.text changed 2 times in one frame: \"–\", \"1\""
      ),
      (
        "an invariant is broken only between", WrongDesk.BrokenBetween.self, [.tap("up"), .tap("up")],
        unsound, "✗ wrong  does not hold: the count is from 0 to 3"
      ),
      (
        "the work never ends", WrongDesk.Endless.self, [.tap("ask")], "a way never comes to rest",
        "wrong never comes to rest: endless: 10000 pieces of work ran at 0.0 seconds and there is still more; "
          + "something keeps scheduling itself"
      ),
      ("the limit", WrongDesk.WrongLimit.self, [.tap("up"), .tap("up"), .tap("up")], same, "✗ wrong     up enabled"),
      (
        "the caret", WrongDesk.Caret.self, [.type("name", text: "A")], same,
        "✗ wrong     name caret 0, name selection 0–0"
      ),
      (
        "the focus", WrongDesk.Focus.self, [.tap("up")], same,
        "✗ wrong     name focused, name caret 0, name selection 0–0"
      ),
      ("a placeholder", WrongDesk.Placeholder.self, [.tap("up")], same, "✗ wrong     name placeholder \"Name\""),
      ("the alpha", WrongDesk.Alpha.self, [.tap("up")], same, "✗ wrong     ask alpha 0.5"),
      (
        "a message", WrongDesk.Question.self, [.tap("ask"), .wait(.milliseconds(300))], same,
        "✗ wrong     message \"Think.\""
      ),
    ] as [(String, DeskController.Type, [Input], String, String)])
  func `whatever is wrong in it`(
    _ fault: String, _ wrong: DeskController.Type, _ script: [Input], _ finding: String, _ fact: String
  ) throws {
    let checker = ParityChecker(Desk.self, ways: beside(wrong))
    let difference = try #require(throws: Difference.self) { try checker.checkAll(depth: 4) }
    #expect(difference.inputs == script)
    #expect(difference.finding.oddOnes == ["wrong"])
    let lines = difference.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains("\(finding):"))
    #expect(lines.last == fact)
  }

  nonisolated private static let same = "the screens are not the same"
  nonisolated private static let unsound = "a frame is not sound"

  @Test func `where the order of changes is another, if the step demands that it is not`() throws {
    let ways = [
      Way<DeskScreen>("one", DeskController.self), Way("two", CallbackDesk.self),
      Way("wrong", WrongDesk.OtherOrder.self),
    ]
    let difference = #expect(throws: Difference.self) {
      try ParityChecker(StrictDesk.self, ways: ways).checkAll(depth: 2)
    }
    #expect(
      difference?.description == """
        at the start
        the ways do not set the same:
            one    count.text = "0", down.isEnabled = false
            two    count.text = "0", down.isEnabled = false
          ✗ wrong  down.isEnabled = false, count.text = "0"
        """)
    #expect(try ParityChecker(Desk.self, ways: ways).checkAll(depth: 2) != nil)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `also if chance stumbled over it`(_ seed: UInt64) throws {
    let checker = ParityChecker(Desk.self, ways: beside(WrongDesk.Deep.self))
    let difference = #expect(throws: Difference.self) {
      try checker.checkRandomly(count: 1000, length: 30, seed: seed)
    }
    #expect(difference?.inputs == [.tap("up"), .tap("up"), .type("name", text: "A")])
    #expect(difference?.finding.oddOnes == ["wrong"])
  }

  @Test("as short as leaving out gets it, where it takes many inputs, and with as little text as it takes")
  func short() throws {
    let late = ParityChecker(Ladder.self, ways: beside(WrongDesk.Late.self))
    let difference = #expect(throws: Difference.self) { try late.checkRandomly(count: 10, length: 60, seed: 4) }
    #expect(difference?.inputs.count == 12)
    #expect(difference?.finding.oddOnes == ["wrong"])
    let vowel = ParityChecker(Desk.self, ways: beside(WrongDesk.Vowel.self))
    let text = #expect(throws: Difference.self) { try vowel.checkAll(depth: 2) }
    #expect(text?.inputs == [.paste("name", text: "e")])
  }
}
