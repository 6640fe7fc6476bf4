import Controls
import Testing
import Workbench
import World

@testable import Stage
@testable import Workshop

@Suite("The verdict on an attempt at an exercise")
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
    typealias Place = LoneDesk

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

  @Test func `a right attempt has no verdict`() throws {
    #expect(try verdict(Attempt(Climb.self, DelegateDesk.self)) == nil)
    #expect(Attempt(Climb.self, DelegateDesk.self).name == "Climb")
  }

  private enum Untold: Exercise { typealias Place = Ladder }

  @Test func `an exercise whose text is missing is not judged, and the error says what to put back`() throws {
    let error = #expect(throws: WorkbenchError.self) { try Attempt(Untold.self, DelegateDesk.self).verdict(quick) }
    #expect(error?.description == "StageTests/Untold has no text: put the file that was in Exercises/Texts back")
  }

  @Test("it names the first broken rule, with the script, the expected and the actual outcome, and where to look")
  func broken() throws {
    let cases: [(fault: String, attempt: Attempt, verdict: String)] = [
      (
        "an expectation that is not met", Attempt(Climb.self, WrongDesk.NoFirstValue.self),
        """
        ✗ Up is told.
            # nothing: the first frame
          expected count "0"
          yours: ""
          look at: Who tells?
        """
      ),
      (
        "an unsound frame, if no expectation says more", Attempt(Climb.self, WrongDesk.Glitch.self),
        """
        ✗ Up is told.
            tap up
          expected a sound frame
          yours: count.text changed 2 times in one frame: "–", "1"
          look at: Who tells?
        """
      ),
      (
        "a difference from the four", Attempt(Free.self, WrongDesk.MissingUpdate.self),
        """
        ✗ After any inputs, it is the same as callback, delegate, observer, rx.
            tap up
            tap down
          expected count "0", down disabled
          yours: count "1", down enabled
          look at: Play the script on the stage and look at the chain below the panes: where does it end?
        """
      ),
      (
        "three differences at most, each cut to a line, and the number of the others", Attempt(Free.self, Blot.self),
        """
        ✗ After any inputs, it is the same as callback, delegate, observer, rx.
            # nothing: the first frame
          expected count "0", count normal, down title "−", and 4 more
          yours: count "3", count error, down title "\(String(repeating: "blot ", count: 17))bl…, and 4 more
          look at: Play the script on the stage and look at the chain below the panes: where does it end?
        """
      ),
      (
        "another order than in the four, where the order counts", Attempt(Strict.self, WrongDesk.OtherOrder.self),
        """
        ✗ After any inputs, it is the same as callback, delegate, observer, rx.
            # nothing: the first frame
          expected count.text = "0"
          yours: down.isEnabled = false
          look at: At the end it looks the same, and on the way it does not. Who is told first, and how often?
        """
      ),
      (
        "work that continues without the screen", Attempt(Free.self, LeakyDesk.Timer.self),
        """
        ✗ When the screen closes, nothing of it remains.
            tap up
            tap down
            # and the screen is closed
          expected nothing
          yours: still waiting in the world: 1
          look at: Something was begun and continues: what ends it when the screen closes?
        """
      ),
    ]
    for (fault, attempt, expected) in cases {
      let verdict = try verdict(attempt)
      #expect(verdict == expected, "\(fault)")
    }
  }

  @Test func `it names what is wrong in one line`() throws {
    let cases: [(fault: String, attempt: Attempt, start: String, line: String)] = [
      (
        "a way that never comes to rest", Attempt(Climb.self, WrongDesk.Endless.self),
        "✗ An answer is waited for.\n    tap up\n    tap ask\n", "\n  expected rest\n  yours: never comes to rest\n"
      ),
      (
        "objects that outlive the screen", Attempt(Free.self, LeakyDesk.SelfOwner.self),
        "✗ When the screen closes, nothing of it remains.\n    tap up\n    tap down\n    # and the screen is closed\n",
        "\n  expected nothing\n  yours: still alive: "
      ),
      (
        "the wrong one of four ways", Attempt(Alone.self, Four.self),
        "✗ After any inputs, it is the same as reference.\n    tap up\n    tap down\n", "\n  your observer: count \"1\""
      ),
      (
        "the one of four ways that has an unsound frame", Attempt(Alone.self, Flickering.self), "✗ ",
        "\n  your observer: count.text changed 2 times in one frame"
      ),
    ]
    for (fault, attempt, start, line) in cases {
      let verdict = try #require(try verdict(attempt), "\(fault)")
      #expect(verdict.hasPrefix(start), "\(fault)")
      #expect(verdict.contains(line), "\(fault)")
    }
  }

  @Test func `a wrong rule is an error, and no verdict`() {
    let rule = Rule<Ladder>("There is a lamp.", script: "tap lamp", advice: "")
    #expect(throws: ScriptError.self) { try rule.breach(by: Ladder.way(.rx)) }
    let step = Rule<Ladder>("It begins anew.", script: "step 1", advice: "")
    #expect(throws: ScriptError.self) { try step.breach(by: Ladder.way(.rx)) }
  }

  @Test func `on stage four guests that make the same mistake are wrong, and the reference is right`() throws {
    let panes = try StepSelection(Desk.steps, Pattern.allCases, Attempt(Alone.self, AllWrong.self).submission).open(1)
    for input in [Input.tap("up"), .tap("down")] { try panes.perform(input) }
    let disagreement = try #require(panes.disagreement())
    #expect(disagreement.oddOnes == ["your callback", "your delegate", "your observer", "your rx"])
    #expect(disagreement.firstSentence.hasPrefix("your callback: count \"1\""))
    #expect(disagreement.description.hasPrefix("    reference"))
  }

  @Test func `on stage an attempt plays beside the four; in a scene of its own it brings its reference`() throws {
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
