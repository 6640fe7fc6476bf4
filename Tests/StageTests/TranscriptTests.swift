import Controls
import Testing

@testable import Stage

@Suite("A transcript")
struct TranscriptTests {
  @Test func `prints a small script in full`() throws {
    let (text, failures) = try transcript(
      """
      # A comment is left out.
      tap up
      expect count "1"
      tap down
      tap down
      note "Now \\u{1B}[31m the question."
      tap ask
      wait 300ms
      tap ok
      step 1
      show
      """, patterns: [.rx])
    #expect(failures == [])
    #expect(
      text == """
        Desk, step 2 of 2: count, greet and ask
        ┌ rx ─────────────┐
        │ 0               │
        │ ( − ) [ + ]     │
        │ name: Your name │
        │                 │
        │ [ Ask ]         │
        └─────────────────┘
        tap up           → count "1", down enabled
        expect count "1" ✓
        tap down         → count "0", down disabled
        tap down         → nothing to see

        # Now \\u{1B}[31m the question.
        tap ask          → nothing to see
        wait 300ms       → alert "Really?", ok title "OK"
        tap ok           → no alert

        Desk, step 1 of 2: up and down
        ┌ rx ─────────────┐
        │ 0               │
        │ ( − ) [ + ]     │
        │ name: Your name │
        │                 │
        │ [ Ask ]         │
        └─────────────────┘
        ┌ rx ─────────────┐
        │ 0               │
        │ ( − ) [ + ]     │
        │ name: Your name │
        │                 │
        │ [ Ask ]         │
        └─────────────────┘

        6 inputs, 1 expectation: ✓ rx is as expected

        """)
  }

  @Test func `continues after a failed expectation, and prints the actual value`() throws {
    let (text, failures) = try transcript("tap up\nexpect count \"2\"\nexpect ok title \"OK\"\ntap up\n")
    #expect(
      failures == [
        "desk.script:2: expected count \"2\", found \"1\" in all four ways",
        "desk.script:3: expected ok title \"OK\", found no ok in all four ways",
      ])
    #expect(
      text.hasSuffix(
        """
        tap up               → count "1", down enabled
        expect count "2"     ✗ found "1" in all four ways
        expect ok title "OK" ✗ found no ok in all four ways
        tap up               → count "2"

        2 inputs, 2 expectations: ✗ 2 failures

        """))
  }

  @Test func `names the ways that are not as expected, those with the same answer together`() throws {
    let expectation = Expectation("count", .text("2"))
    let answers: [Snapshot.Answer] = [.differs(found: "\"1\""), .isMissing, .differs(found: "\"1\""), .matches]
    #expect(
      expectation.failure(["callback", "delegate", "observer", "rx"], answers)
        == "expected count \"2\", found \"1\" in callback and observer, no count in delegate")
    #expect(
      expectation.failure(["rx"], [.doesNotApply(.label)])
        == "expected count \"2\", found a label without such a property in rx")
    #expect(expectation.failure(["callback", "rx"], [.matches, .matches]) == nil)
  }

  @Test func `shows the differences between the ways`() throws {
    let (text, failures) = try transcript("tap up\ntap down\n", of: CrookedDesk.self)
    #expect(failures == ["desk.script:2: after tap down: the screens are not the same: look at rx"])
    #expect(
      text.hasSuffix(
        """
        tap down → count "0", down disabled
        ✗ the screens are not the same:
            callback  count "0", down disabled
            delegate  count "0", down disabled
            observer  count "0", down disabled
          ✗ rx        count "1", down enabled

        2 inputs, 0 expectations: ✗ 1 failure

        """))
  }

  @Test func `ends at a way that never comes to rest, and calls it no mistake of the script`() throws {
    let (text, failures) = try transcript("tap up\ntap ask\ntap up\n", of: RestlessDesk.self)
    let message =
      "rx never comes to rest: endless: 10000 pieces of work ran at 0.0 seconds and there is still more; "
      + "something keeps scheduling itself"
    #expect(failures == ["desk.script:2: \(message)"])
    #expect(text.hasSuffix("tap ask ✗ \(message)\n\n1 input, 0 expectations: ✗ 1 failure\n"))
  }

  @Test func `prints nothing for a script that cannot be played to its end`() throws {
    var lines: [String] = []
    let script = try Script(parsing: "tap up\ntap nothing", name: "desk.script")
    var transcript = Transcript(try Player(Desk.steps, step: 2), of: Desk.self, drawing: PaneDrawing()) {
      lines.append($0)
    }
    #expect(throws: ScriptError.self) { try transcript.play(script) }
    #expect(lines == [])
  }

  private func transcript(
    _ text: String, of chapter: any Chapter.Type = Desk.self, patterns: [Pattern] = Pattern.allCases
  ) throws -> (text: String, failures: [String]) {
    var lines: [String] = []
    let player = try Player(chapter.steps, step: chapter.steps.count, patterns: patterns)
    var transcript = Transcript(player, of: chapter, drawing: PaneDrawing()) { lines.append($0) }
    try transcript.play(Script(parsing: text, name: "desk.script"))
    return (lines.joined(separator: "\n") + "\n", transcript.failures)
  }
}
