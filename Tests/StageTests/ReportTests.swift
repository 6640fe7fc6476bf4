import Controls
import Testing

@testable import ChapterProgram
@testable import Stage

/// A process that has already said all that it has to say, and ended.
private final class TestHelper: CheckHelper {
  let news: CheckNews?
  let hasEnded = true

  init(saying output: String) { news = CheckNews(endOf: output) }

  func wait(atMost limit: Duration) {}
  func stop() {}
}

@Suite("Reports")
struct ReportTests {
  @Test func `the list names steps, controls, events and the lines of a script`() {
    #expect(
      Listing(Desk.self, step: 2).text == """
        Desk: A desk to test the stage on.

        Steps
          --step 1  up and down
          --step 2  count, greet and ask

        Controls of step 2
          count     label
          down      button "−"
          up        button "+"
          name      text field
          greeting  label
          ask       button "Ask"
          ok        comes later

        Events of step 2
          restore N          the desk is opened again, with the count at N
          rename FIRST LAST  somebody else writes the name

        Lines of a script
        \(Grammar.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

        """)
    #expect(Listing(Desk.self, step: 1).text.contains("\nEvents of step 1\n  none\n"))
  }

  @Test("claims are reported with place, script, observations and lesson; findings and additions follow, marked")
  func claims() {
    let test = TestConsole()
    #expect(ClaimsReport(Desk.self, test.console, .plain).run() == .fine)
    #expect(
      test.output == """
        Desk: what the sources claim, and what a run finds

        Claim   Nothing changes.
        Source  the sign-up article (001), lines 7–9
        Script  tap up; tap down
        Found                callback  delegate  observer  rx
                first frame  0         0         0         0
                tap up       1         1         1         1
                tap down     0         0         0         0
                counts: ["0", "1"] (claimed: ["0"])
        So      False. Look twice.

        Desk: ＋ what no source claims, and a run of the originals finds

        Finding A desk has four legs.
        Script  none
        Found   legs: 4, as claimed
                drawers: 1
        So      True. So has a dog.

        Desk: ＋ what the sources do not have

          a question
          a greeting

        """)
    #expect(test.errors == [])
  }

  @Test func `traps are reported under a heading of their own, and a section without entries is left out`() {
    let test = TestConsole()
    #expect(ClaimsReport(LeakyChapter.self, test.console, .plain).run() == .fine)
    #expect(
      test.output == """
        LeakyChapter: ＋ what one might take for granted, and what a run finds

        Trap    A desk keeps dry.
        Script  none
        Found   drip
                drop
                drops: 2 (claimed: 0)
        So      False. Mind the roof.

        """)
  }

  @Test func `a claim that cannot be played is a failure`() {
    let test = TestConsole()
    #expect(ClaimsReport(CrookedDesk.self, test.console, .plain).run() == .differs)
    #expect(
      test.errors == [
        "CrookedDesk: a claim could not be played: there is no control nothing: "
          + "use one of count, down, up, name, greeting, ask, ok"
      ])
  }

  @Test func `a check to a depth reports how much was tried, and how fast`() {
    let (status, test) = report(Desk.self) { ($0.depth, $0.random, $0.length, $0.seed) = (3, 1500, 2, 7) }
    #expect(status == .fine)
    #expect(
      test.output == """
        Desk
        every sequence of 3 inputs: 229, 229 a second, 272 inputs, compared after each
        1,500 random sequences of 2, seed 7, 1,500 a second, 3,000 inputs, compared after each
        lifetimes: nothing outlives its controller, in 4 ways
        0 differences

        """)
    #expect(test.errors == [])
  }

  @Test func `a check without options goes as deep as the time allows, and then on at random`() {
    // The clock of this test moves a second each time it is read: after three sequences the time is over.
    let (status, test) = report(Ladder.self) { ($0.time, $0.length, $0.seed) = (.seconds(5), 2, 7) }
    #expect(status == .fine)
    #expect(
      test.output == """
        Desk
        every sequence of 1 input: 1, 1 a second, 1 input, compared after each
        4 random sequences of 2, seed 7, 0 a second, 8 inputs, compared after each
        lifetimes: nothing outlives its controller, in 4 ways
        0 differences

        """)
  }

  @Test func `a check to a depth tries no random sequences unless it is asked to`() {
    let outputs = [nil, 0].map { random in
      report(Ladder.self) { ($0.depth, $0.random) = (2, random) }.1.output
    }
    #expect(!outputs[0].contains("random"))
    #expect(outputs[0] == outputs[1])
  }

  @Test func `a difference is reported with its script and the screens, the odd one out marked`() {
    let (status, test) = report(CrookedDesk.self) { $0.depth = 4 }
    #expect(status == .differs)
    #expect(
      test.output == """
        Desk
        ✗ after
          tap up
          tap down
        the screens are not the same:
            callback  count "0", down disabled
            delegate  count "0", down disabled
            observer  count "0", down disabled
          ✗ rx        count "1", down enabled
        ┌ callback ───────┐ ┌ delegate ───────┐ ┌ observer ───────┐ ┌ ✗ rx ───────────┐
        │ 0               │ │ 0               │ │ 0               │ │ 1               │
        │ ( − ) [ + ]     │ │ ( − ) [ + ]     │ │ ( − ) [ + ]     │ │ [ − ] [ + ]     │
        │ name: Your name │ │ name: Your name │ │ name: Your name │ │ name: Your name │
        │                 │ │                 │ │                 │ │                 │
        │ [ Ask ]         │ │ [ Ask ]         │ │ [ Ask ]         │ │ [ Ask ]         │
        └─────────────────┘ └─────────────────┘ └─────────────────┘ └─────────────────┘

        """)
    #expect(test.errors == ["Desk: the screens are not the same: look at rx"])
  }

  @Test func `a way that never rests, and a connection that outlives its controller, are reported`() {
    let (status, test) = report(RestlessDesk.self) { $0.depth = 1 }
    #expect(status == .differs)
    #expect(test.errors == ["Desk: a way never comes to rest: look at rx"])
    let (leak, leaky) = report(LeakyChapter.self) { $0.depth = 1 }
    #expect(leak == .differs)
    #expect(leaky.output.hasSuffix("✗ rx: still alive: SelfOwningViewModel\n"))
    #expect(leaky.errors == ["Desk: a connection outlives its controller"])
  }

  @Test(arguments: [1, 2, 5])
  func `helpers change nothing about a report, but the time that it took`(_ count: Int) {
    func output(_ helpers: CheckHelpers?) -> String {
      report(Desk.self, helpers) { ($0.depth, $0.random, $0.length, $0.seed) = (3, 40, 5, 7) }.1.output
        .replacing(/[0-9,]+ a second/, with: "…")
    }
    #expect(output(helpers(count, of: Desk.self)) == output(nil))
  }

  @Test(arguments: [1, 2, 5])
  func `the difference is the same whoever finds it`(_ count: Int) {
    let (alone, difference) = report(CrookedDesk.self) { $0.depth = 4 }
    let (status, test) = report(CrookedDesk.self, helpers(count, of: CrookedDesk.self)) { $0.depth = 4 }
    #expect(status == alone)
    #expect(test.output == difference.output)
    #expect(test.errors == difference.errors)
  }

  @Test func `the part of a helper that ends without a word is tried by the one who waits`() {
    var orders: [CheckOrder] = []
    let broken = CheckHelpers(count: 2) { order in
      orders.append(order)
      return TestHelper(saying: "{\"state\":")
    }
    let (status, test) = report(Desk.self, broken) { ($0.depth, $0.random, $0.length, $0.seed) = (3, 40, 5, 7) }
    #expect(status == .fine)
    #expect(test.output.contains("every sequence of 3 inputs: 229, "))
    #expect(test.output.contains(", 272 inputs, compared after each\n40 random sequences of 5, seed 7, "))
    #expect(orders.count == 4)
  }

  @Test func `a difference that comes only to a helper is told as one that does not always come`() {
    let liar = CheckHelpers(count: 1) { _ in TestHelper(saying: CheckNews(state: .hasFailed, piece: 90).line + "\n") }
    let (status, test) = report(Desk.self, liar) { $0.depth = 3 }
    #expect(status == .differs)
    #expect(test.errors == ["Desk: a difference came once and not again: look for what a way does not always do"])
  }

  @Test func `a terminal shows how far a check is, for as long as it lasts`() {
    let test = TestConsole(outputIsTerminal: true)
    _ = report(Ladder.self, on: test) { ($0.depth, $0.random, $0.seed) = (2, 3, 7) }
    let lines = test.output.replacing("\u{1B}[K", with: "⌫").replacing("\r", with: "↵").split(separator: "\n")
    #expect(
      lines.dropFirst().prefix(2) == [
        "↵1 sequence, 2 inputs a second, 1 s left⌫↵⌫"
          + "every sequence of 2 inputs: 2, 0 a second, 3 inputs, compared after each",
        "↵1 sequence, 30 inputs a second, 3 s left⌫↵2 sequences, 30 inputs a second, 2 s left⌫↵⌫"
          + "3 random sequences of 30, seed 7, 0 a second, 90 inputs, compared after each",
      ])
  }

  private func helpers(_ count: Int, of step: any Step.Type) -> CheckHelpers {
    CheckHelpers(count: count) { order in
      let (_, test) = report(step, help: order) { _ in }
      return TestHelper(saying: test.output)
    }
  }

  private func report(
    _ step: any Step.Type, _ helpers: CheckHelpers? = nil, on test: TestConsole = TestConsole(),
    help order: CheckOrder? = nil, _ change: (inout Options.Check) -> Void
  ) -> (ChapterProgram.ExitStatus, TestConsole) {
    var check = Options.Check()
    change(&check)
    var time = Duration.zero
    let report = CheckReport(
      step, with: step.furtherNames, title: "Desk", check, test.console, PaneDrawing(), helpers: helpers
    ) {
      time += .seconds(1)
      return time
    }
    return (order.map(report.help) ?? report.run(), test)
  }
}
