import BuiltPackage
import Testing

@testable import Workbench

@Suite("The words of an exercise")
struct ExerciseTextTests {
  @Test func `each part is read, and a part of two lines is joined`() throws {
    let text = try ExerciseText(BenchFolder.text)
    #expect(
      [text.title, text.kind, text.goal, text.touch, text.verdict, text.reason] == [
        "A reset that is not shown", "mend · callback · 10 minutes", "Mend it.", "One line.",
        "✗ Reset goes back.\n  expected count \"0\"", "Because.",
      ])
    #expect(
      text.rules == [
        ExerciseRule(
          statement: "Up moves the count.", script: "tap up\nexpect count \"1\"", expected: nil,
          advice: "What is added?"),
        ExerciseRule(
          statement: "Reset goes back.", script: "tap reset", expected: "1 message", advice: "And the label?"),
      ])
    #expect(text.hints == ["Look.", "Look here,\nand there.", "Write it."])
  }

  @Test(
    arguments: [
      ("# A reset", "A reset", "it begins with # and a title"),
      ("## Goal", "## Gaol", "the part ## Goal is missing"),
      ("## Why\n\nBecause.", "## Why", "the part ## Why is missing"),
      ("3. Write it.\n", "", "there are 2 hints, and not 3"),
      ("*mend · callback · 10 minutes*", "", "under the title stands what is asked for, as *mend · 15 minutes*"),
    ])
  func `a missing part is named`(_ old: String, _ new: String, _ message: String) {
    let gap = #expect(throws: ExerciseText.Gap.self) {
      try ExerciseText(BenchFolder.text.replacing(old, with: new))
    }
    #expect(gap?.description == message)
  }
}
