import Controls
import Testing
import World

@testable import Stage
@testable import Workshop

@Suite("What is said of something that somebody wrote for an exercise")
struct JudgeTests {
  /// Up and down, by two rules.
  private enum Climb: Exercise {
    typealias Place = Ladder

    static let rules: [Rule<Ladder>] = [
      Rule("Up is told.", script: "expect count \"0\"\ntap up\nexpect count \"1\"", advice: "Who tells?"),
      Rule(
        "An answer is waited for.", script: "tap up\ntap ask", expects: "1 waiting", advice: "Who began it?",
        of: { "\($0.world.pendingCount) waiting" }),
    ]
  }

  /// The same without a rule of its own.
  private enum Free: Exercise {
    typealias Place = Ladder

    static let rules: [Rule<Ladder>] = []
  }

  /// The same where it counts in which order things are set.
  private enum Strict: Exercise {
    typealias Place = StrictDesk

    static let rules: [Rule<StrictDesk>] = []
  }

  /// A scene of its own, with one reference.
  private enum Alone: Exercise {
    enum Place: Scene {
      static let title = "alone"
      static let alphabet = Ladder.alphabet
      static let invariants = Ladder.invariants
      static func makeScreen() -> DeskScreen { DeskScreen() }
    }

    static let reference = [Way("reference", CallbackDesk.self)]
    static let rules: [Rule<Place>] = []
  }

  private enum Four: FourWays {
    typealias Callback = CallbackDesk
    typealias Delegate = DelegateDesk
    typealias Observer = WrongDesk.MissingUpdate
    typealias Rx = StreamDesk
  }

  private enum AllWrong: FourWays {
    typealias Callback = WrongDesk.MissingUpdate
    typealias Delegate = WrongDesk.MissingUpdate
    typealias Observer = WrongDesk.MissingUpdate
    typealias Rx = WrongDesk.MissingUpdate
  }

  private enum Flickering: FourWays {
    typealias Callback = CallbackDesk
    typealias Delegate = DelegateDesk
    typealias Observer = WrongDesk.Glitch
    typealias Rx = StreamDesk
  }

  /// Writes over everything.
  private final class Blot: Wiring {
    init(_ screen: DeskScreen, _ world: World) {
      screen.count.text = "3"
      screen.count.textColor = .error
      for button in [screen.up, screen.down] {
        button.title = String(repeating: "blot ", count: 100)
        button.isEnabled = false
        button.alpha = 0.5
      }
    }
  }

  private let quick = Effort(depth: 2, random: 2, time: nil)

  private func verdict(_ attempt: Attempt) throws -> String? { try attempt.verdict(quick)?.description }

  @Test("nothing, if it is right")
  func right() throws {
    #expect(try verdict(Attempt(Climb.self, DelegateDesk.self)) == nil)
    #expect(Attempt(Climb.self, DelegateDesk.self).name == "Climb")
    #expect(Attempt(Climb.self, DelegateDesk.self).rules == ["Up is told.", "An answer is waited for."])
  }

  @Test("the first rule that is broken, with what was done, expected and found, and where to look")
  func brokenRule() throws {
    #expect(
      try verdict(Attempt(Climb.self, WrongDesk.NoFirstValue.self)) == """
        ✗ Up is told.
            # nothing: the first frame
          expected count "0"
          yours: ""
          look at: Who tells?
        """)
  }

  @Test("a frame that is not sound, where no expectation says more")
  func unsound() throws {
    #expect(
      try verdict(Attempt(Climb.self, WrongDesk.Glitch.self)) == """
        ✗ Up is told.
            tap up
          expected a sound frame
          yours: count.text changed 2 times in one frame: "–", "1"
          look at: Who tells?
        """)
  }

  @Test("that it never comes to rest")
  func endless() throws {
    let verdict = try #require(try verdict(Attempt(Climb.self, WrongDesk.Endless.self)))
    #expect(verdict.hasPrefix("✗ An answer is waited for.\n    tap up\n    tap ask\n"))
    #expect(verdict.contains("\n  expected rest\n  yours: never comes to rest\n"))
  }

  @Test("in what it differs from the four, with the shortest script")
  func difference() throws {
    #expect(
      try verdict(Attempt(Free.self, WrongDesk.MissingUpdate.self)) == """
        ✗ Whatever is done, it is the same as callback, delegate, observer, rx.
            tap up
            tap down
          expected count "0", down disabled
          yours: count "1", down enabled
          look at: Play the script on the stage and look at the chain below the panes: where does it end?
        """)
  }

  @Test("of very different screens the first three differences, each on a line's length, and how many there are more")
  func manyDifferences() throws {
    #expect(
      try verdict(Attempt(Free.self, Blot.self)) == """
        ✗ Whatever is done, it is the same as callback, delegate, observer, rx.
            # nothing: the first frame
          expected count "0", count normal, down title "−", and 4 more
          yours: count "3", count error, down title "\(String(repeating: "blot ", count: 17))bl…, and 4 more
          look at: Play the script on the stage and look at the chain below the panes: where does it end?
        """)
  }

  @Test("what it sets in another order than the four, where that counts")
  func order() throws {
    #expect(
      try verdict(Attempt(Strict.self, WrongDesk.OtherOrder.self)) == """
        ✗ Whatever is done, it is the same as callback, delegate, observer, rx.
            # nothing: the first frame
          expected count.text = "0"
          yours: down.isEnabled = false
          look at: At the end it looks the same, and on the way it does not. Who is told first, and how often?
        """)
  }

  @Test("what outlives the screen")
  func leak() throws {
    let verdict = try #require(try verdict(Attempt(Free.self, LeakyDesk.SelfOwner.self)))
    #expect(
      verdict.hasPrefix(
        """
        ✗ When the screen goes, nothing of it is left.
            tap up
            tap down
            # and the screen is closed
          expected nothing
          yours: still alive: 
        """))
  }

  @Test("what goes on without the screen")
  func pending() throws {
    #expect(
      try verdict(Attempt(Free.self, LeakyDesk.Timer.self)) == """
        ✗ When the screen goes, nothing of it is left.
            tap up
            tap down
            # and the screen is closed
          expected nothing
          yours: still waiting in the world: 1
          look at: Something was begun and goes on: who ends it when the screen goes?
        """)
  }

  @Test("which of four ways is wrong")
  func four() throws {
    let verdict = try #require(try verdict(Attempt(Alone.self, Four.self)))
    #expect(verdict.hasPrefix("✗ Whatever is done, it is the same as reference.\n    tap up\n    tap down\n"))
    #expect(verdict.contains("\n  your observer: count \"1\""))
  }

  @Test("which of four ways is not sound in between")
  func unsoundOfFour() throws {
    let verdict = try #require(try verdict(Attempt(Alone.self, Flickering.self)))
    #expect(verdict.contains("\n  your observer: count.text changed 2 times in one frame"))
  }

  @Test("where a rule itself is wrong, that")
  func wrongRule() {
    let rule = Rule<Ladder>("There is a lamp.", script: "tap lamp", advice: "")
    #expect(throws: ScriptError.self) { try rule.breach(by: Ladder.way(.rx)) }
    let step = Rule<Ladder>("It begins anew.", script: "step 1", advice: "")
    #expect(throws: ScriptError.self) { try step.breach(by: Ladder.way(.rx)) }
  }

  @Test("on stage four guests that make the same mistake are wrong, and the reference is right")
  func guestsAgainstReference() throws {
    let panes = try StepSelection(Desk.steps, Pattern.allCases, Attempt(Alone.self, AllWrong.self).submission).open(1)
    for input in [Input.tap("up"), .tap("down")] { try panes.perform(input) }
    let disagreement = try #require(panes.disagreement())
    #expect(disagreement.oddOnes == ["your callback", "your delegate", "your observer", "your rx"])
    #expect(disagreement.firstSentence.hasPrefix("your callback: count \"1\""))
    #expect(disagreement.description.hasPrefix("    reference"))
  }

  @Test("on stage what was written plays beside the four; where there are no four, it brings its reference")
  func guests() throws {
    let beside = StepSelection(Desk.steps, Pattern.allCases, Attempt(Climb.self, DelegateDesk.self).submission)
    #expect(beside.openingNumber == 1)
    #expect(try beside.open(1).names == ["callback", "delegate", "observer", "rx", "yours"])
    #expect(try beside.open(2).names == ["callback", "delegate", "observer", "rx"])
    #expect(beside.title(of: 1) == "step 1 of 2: up and down")
    let alone = StepSelection(Desk.steps, Pattern.allCases, Attempt(Alone.self, Four.self).submission)
    #expect(
      try alone.open(1).names == ["reference", "your callback", "your delegate", "your observer", "your rx"])
    #expect(alone.title(of: alone.openingNumber) == "alone")
  }
}
