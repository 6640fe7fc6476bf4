import Stage
import Testing
import Workshop

@testable import Articles
@testable import Background
@testable import Cells
@testable import Counter
@testable import ImageSearch
@testable import Requests
@testable import Settings
@testable import SignUp

/// A wrong solution of each kind gets a verdict that says what to look at.
@Suite("Wrong solutions")
@MainActor struct WrongSolutionsTests {
  private func verdict(_ attempt: Attempt) throws -> String? {
    try attempt.verdict(Effort(depth: 2, random: 3, time: nil))?.description
  }

  @Test("off by a rule: what was expected of a moment, and what came")
  func offByARule() throws {
    #expect(
      try verdict(Attempt(ResetUnseen.self, ResetUnseen.OnlyUp.self)) == """
        ✗ Up and down move the count, and the label shows it.
            tap up
            tap up
            tap down
          expected count "1"
          yours: "3"
          look at: Does the view model count, and does it call the closure that came with the question?
        """)
  }

  @Test("a leak: who is still there")
  func leak() throws {
    #expect(
      try verdict(Attempt(CounterThatStays.self, CounterThatStays.HeldByButtons.self)) == """
        ✗ When the screen goes, nothing of it is left.
            tap up
            tap down
            tap reset
            # and the screen is closed
          expected nothing
          yours: still alive: HeldByButtons
          look at: Who holds whom? Where two hold each other, neither goes; a closure holds what it names.
        """)
  }

  @Test("an answer that comes late: what it is about is not there any more")
  func staleAnswer() throws {
    #expect(
      try verdict(Attempt(StaleName.self, StaleName.LateAnswer.self)) == """
        ✗ Nor is a late answer shown about a name that nobody asks for.
            paste username "lovelace"
            type username "-"
            wait 2s
          expected username-message "Username can only contain letters and digits"
          yours: "Username available"
          look at: There is no next question here, and yet the earlier one is over.
        """)
  }

  @Test("a glitch: what was set twice in one frame")
  func glitch() throws {
    #expect(
      try verdict(Attempt(GlitchInD1.self, GlitchInD1.TwicePerKey.self)) == """
        ✗ A key in A1 changes D1 once, and never with an old cell.
            type A1 "2"
            type B1 "3"
            paste A1 "0"
          expected a sound frame
          yours: D1.text changed 2 times in one frame: "26", "80"
          look at: On how many paths does A1 reach D1? One of them is always first.
        """)
  }

  @Test("a side effect twice: how often it was")
  func twice() throws {
    #expect(
      try verdict(Attempt(FlipToldTwice.self, FlipToldTwice.OldAndNew.self)) == """
        ✗ A flip is told.
            toggle sounds
          expected message "told 1 time"
          yours: "told 2 times"
          look at: Who listens to the switch in the row?
        """)
  }

  @Test("a request too many: how many went out")
  func tooManyRequests() throws {
    #expect(
      try verdict(Attempt(TwiceAsked.self, TwiceAsked.SharedTooFarIn.self)) == """
        ✗ A tap is one request, however many look at its answer.
            tap refresh
          expected 1 request
          yours: 2 requests
          look at: Each subscription begins a chain anew, from its source on. Which operator lets two have one?
        """)
  }

  @Test("an endless loop: after which input it never rests")
  func endlessLoop() throws {
    #expect(
      try verdict(Attempt(RoundAndRound.self, RoundAndRound.LaterAndLater.self)) == """
        ✗ The slider follows the field.
            type A1 "2"
          expected rest
          yours: never comes to rest
          look at: Who answers to his own doing? Follow one key, and see where it comes by a second time.
        """)
  }

  @Test("a binding that an error ended: what nobody shows any more")
  func endedBinding() throws {
    #expect(
      try verdict(Attempt(DeafAfterTrouble.self, DeafAfterTrouble.LastWord.self)) == """
        ✗ After trouble the next name is judged like any other.
            event directory off
            paste username "lovelace"
            event fail 1 timeout
            event directory on
            type username "1"
          expected username-message "validating …"
          yours: "Error contacting server"
          look at: An error ends the stream that it comes through. Which one should that be: the question's, or the names'?
        """)
  }

  @Test("a wrong queue: what was set from there")
  func wrongQueue() throws {
    #expect(
      try verdict(Attempt(BackOnTheQueue.self, BackOnTheQueue.HalfTheWayBack.self)) == """
        ✗ How far the count has come is shown, and shown from the main queue.
            tap count
            wait 100ms
          expected a sound frame
          yours: Label.text was set off the main queue; it stays as it was
          look at: On which queue does the task call its closure? Whoever wants to show something has to come back.
        """)
  }

  @Test("a request that goes on: after which input the screen went, and what was left")
  func unattended() throws {
    #expect(
      try verdict(Attempt(CancelledAnswer.self, CancelledAnswer.Unattended.self)) == """
        ✗ When the screen goes, nothing of it is left.
            replace query "cats"
            tap search
            # and the screen is closed
          expected nothing
          yours: still waiting in the world: 4
          look at: Something was begun and goes on: who ends it when the screen goes?
        """)
  }

  @Test("a pause that does not grow: how many attempts there were too early")
  func samePause() throws {
    #expect(
      try verdict(Attempt(RetryTooMuch.self, RetryTooMuch.SamePause.self)) == """
        ✗ Each pause is twice as long as the one before.
            event service off
            tap sign-in
            event answer last 503
            wait 1s
            event answer last 503
            wait 2s
            event answer last 503
            wait 3s
          expected Signing in …, after 3 requests
          yours: Signing in …, after 4 requests
          look at: The first pause is a second. What does RetryPolicy have to know in order to say how long the next one is?
        """)
  }
}
