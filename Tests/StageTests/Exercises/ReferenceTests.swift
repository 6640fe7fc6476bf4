import BuiltPackage
import Foundation
import Testing
import Workbench
import World

@testable import ChapterProgram
@testable import Stage
@testable import Workshop

/// A file of the chapter was changed, as the book asks for under *Modify*, and not undone.
@Suite("References that differ among themselves")
struct ReferenceTests {
  /// One of the four forgets an update.
  private enum AtCrookedDesk: Exercise {
    typealias Place = CrookedDesk

    static let rules = [Rule<CrookedDesk>("Up is told.", script: "tap up\nexpect count \"1\"", advice: "Who tells?")]
  }

  /// One of the four never comes to rest.
  private enum AtRestlessDesk: Exercise {
    typealias Place = RestlessDesk

    static let rules: [Rule<RestlessDesk>] = []
  }

  /// The only one to compare with flickers.
  private enum Flickering: Exercise {
    typealias Place = LoneDesk

    static let reference = [Way("reference", WrongDesk.Glitch.self)]
    static let rules: [Rule<Place>] = []
  }

  /// The rules of the desk are others than those of the exercise.
  private enum Higher: Exercise {
    typealias Place = Ladder

    static let rules = [
      Rule<Ladder>("Up is by ten.", script: "tap up\nexpect count \"10\"", advice: "Who counts?")
    ]
  }

  /// The rule is about invisible state, and the references need not keep it.
  private enum Unseen: Exercise {
    typealias Place = Ladder

    static let rules = [
      Rule<Ladder>(
        "Nothing waits.", script: "tap ask", expects: "0", advice: "Who asks?",
        of: { "\($0.world.pendingCount)" })
    ]
  }

  private let end = "So a file of the chapter was changed: undo that, or put the chapter's files back as they were"

  private func trouble(_ attempt: Attempt) -> String? {
    #expect(throws: ReferenceTrouble.self) { try attempt.verdict(Effort(depth: 2, random: 2, time: nil)) }
      .map(\.description)
  }

  @Test func `the reader is not blamed for a difference among the references`() {
    let line = """
      with callback, delegate, observer, rx alone the screens are not the same after tap up, tap down: look at rx: \
      count "1". \(end)
      """
    #expect(trouble(Attempt(AtCrookedDesk.self, WrongDesk.MissingUpdate.self)) == line)
    #expect(trouble(Attempt(AtCrookedDesk.self, DelegateDesk.self)) == line)
  }

  @Test func `a fault of the reader's way before that is reported all the same`() throws {
    let verdict = try Attempt(AtCrookedDesk.self, WrongDesk.Endless.self).verdict(Effort(depth: 1, random: 0))
    #expect(verdict == nil)
    let first = try Attempt(AtCrookedDesk.self, WrongDesk.NoFirstValue.self).verdict()
    #expect(
      first?.breach == Breach(script: [], expected: "count \"0\", down disabled", found: "count \"\", down enabled"))
  }

  @Test func `a loop or a frame that is not sound does not stand under the reader's name`() {
    let endless = trouble(Attempt(AtRestlessDesk.self, DelegateDesk.self))
    #expect(
      endless?.hasPrefix(
        "with callback, delegate, observer, rx alone a way never comes to rest after tap ask: look at rx: ") == true)
    #expect(endless?.hasSuffix(end) == true)
    #expect(
      trouble(Attempt(Flickering.self, DelegateDesk.self)) == """
        with reference alone a frame is not sound after tap up: look at reference: \
        count.text changed 2 times in one frame: "–", "1". \(end)
        """)
  }

  @Test func `a rule that no reference keeps is not held against the reader`() {
    #expect(
      trouble(Attempt(Higher.self, DelegateDesk.self)) == """
        the rule "Up is by ten." does not hold for callback, delegate, observer, rx either. \(end)
        """)
  }

  @Test func `a rule about invisible state is held against the reader, even if references break it`() throws {
    let verdict = try Attempt(Unseen.self, DelegateDesk.self).verdict()
    #expect(verdict?.breach == Breach(script: ["tap ask"], expected: "0", found: "1"))
  }

  private func report(_ attempt: Attempt, journal: Journal? = nil) -> (ChapterProgram.ExitStatus, TestConsole) {
    let test = TestConsole()
    return (JudgeReport(attempt.submission, title: "Desk, Up", test.console, .plain, journal: journal).run(), test)
  }

  @Test("the program says so in one line, also with --check, and ends with another status than that of a verdict")
  func told() {
    let attempt = Attempt(Higher.self, DelegateDesk.self)
    let (status, test) = report(attempt)
    #expect(status == .unavailable)
    #expect(test.output == "Desk, Up\n")
    let reason = """
      this cannot be judged: the rule "Up is by ten." does not hold for callback, delegate, observer, rx either. \(end)
      """
    #expect(test.errors == ["Desk, Up: \(reason)"])
    let console = TestConsole()
    let check = ChapterCommand(Desk.self, console.console, submission: attempt.submission)
    #expect(check.run(["--check"], environment: [:]) == .unavailable)
    #expect(console.errors.map { $0.hasSuffix(reason) } == [true])
  }

  @Test("before anything is tried it is written into the journal, and each screen of the reader's after it")
  func journal() throws {
    let folder = try TestFolder(["journal": ""])
    let file = folder.root.appendingPathComponent("journal")
    _ = report(Attempt(Higher.self, DelegateDesk.self), journal: Journal(path: file.path))
    #expect(
      folder.read("journal") == """

        = Up is by ten.
            tap up
            expect count "10"
        .
        end

        """)
    let (status, _) = report(Attempt(Flickering.self, WrongDesk.Endless.self), journal: Journal(path: file.path))
    #expect(status == .unavailable)
    #expect(Journal(path: file.path).last == Journal.Entry("After any inputs, it is the same as reference."))
  }
}
