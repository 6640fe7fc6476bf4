import Testing

@testable import Workbook

@Suite("The reader's code beside the solution")
struct ComparisonTests {
  private let head = "\nYour code beside the solution (- yours, + the solution):"

  @Test("lists the lines that differ, in the order of the file")
  func lines() {
    let comparison = Comparison("a()\nb()\nc()\n", "a()\nB()\nc()\nd()\n")
    #expect(comparison.lines == [head, "- b()", "+ B()", "+ d()"])
  }

  @Test("comments, empty lines and indentation make no difference")
  func same() {
    #expect(
      Comparison("// mine\n\n  a()\n", "a()\n// the solution\n").lines == ["\nYour code is that of the solution."])
  }

  @Test("is cut where everything differs")
  func long() {
    let yours = (0..<50).map { "mine(\($0))\n" }.joined()
    let lines = Comparison(yours, "").lines
    #expect(lines.count == 32)
    #expect(lines.last == "  … and 20 lines more")
  }

  @Test(
    "has a word for `unowned` in the place of `weak`, and only there",
    arguments: [
      ("{ [unowned self] in", "{ [weak self] in", true), ("{ [weak self] in }", "{ [weak self] in", false),
      ("{ [unowned self] in }", "{ [unowned self] in", false), ("{ [unowned self] in", "{ self in", false),
      ("// unowned\na()", "{ [weak self] in", false), ("let unownedCount = 1", "{ [weak self] in", false),
    ])
  func unowned(_ yours: String, _ solution: String, _ isTold: Bool) {
    let remarks = Comparison(yours, solution).lines.filter { $0.contains("a weak reference is nil") }
    #expect(remarks.count == (isTold ? 1 : 0))
  }
}
