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

  @Test("where a limit is wrong")
  func wrongLimit() {
    expect(
      WrongDesk.WrongLimit.self,
      """
      after
        tap up
        tap up
        tap up
      the screens are not the same:
          callback  up disabled
          delegate  up disabled
          observer  up disabled
        ✗ wrong     up enabled
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

  @Test("where the work never ends, which is told and not waited for")
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

  @Test("where only the caret is another")
  func caret() {
    expect(
      WrongDesk.Caret.self,
      """
      after
        type name "A"
      the screens are not the same:
          callback  name caret 1, name selection 1–1
          delegate  name caret 1, name selection 1–1
          observer  name caret 1, name selection 1–1
        ✗ wrong     name caret 0, name selection 0–0
      """)
  }

  @Test("where only the focus is another")
  func focus() {
    expect(
      WrongDesk.Focus.self,
      """
      after
        tap up
      the screens are not the same:
          callback  name unfocused
          delegate  name unfocused
          observer  name unfocused
        ✗ wrong     name focused, name caret 0, name selection 0–0
      """)
  }

  @Test("where only the placeholder is another")
  func placeholder() {
    expect(
      WrongDesk.Placeholder.self,
      """
      after
        tap up
      the screens are not the same:
          callback  name placeholder "Your name"
          delegate  name placeholder "Your name"
          observer  name placeholder "Your name"
        ✗ wrong     name placeholder "Name"
      """)
  }

  @Test("where only the opacity is another")
  func alpha() {
    expect(
      WrongDesk.Alpha.self,
      """
      after
        tap up
      the screens are not the same:
          callback  ask alpha 1
          delegate  ask alpha 1
          observer  ask alpha 1
        ✗ wrong     ask alpha 0.5
      """)
  }

  @Test("where only the alert is another")
  func question() {
    expect(
      WrongDesk.Question.self,
      """
      after
        tap ask
        wait 300ms
      the screens are not the same:
          callback  nothing
          delegate  nothing
          observer  nothing
        ✗ wrong     message "Think."
      """)
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
