import Testing

@testable import Workbook

@Suite("The reader's code beside the solution")
struct ComparisonTests {
  private static let head = "\nYour code beside the solution (- yours, + the solution):"

  @Test(
    "lists the lines that differ, in the order of the file; comments, empty lines and indentation make no difference",
    arguments: [
      ("a()\nb()\nc()\n", "a()\nB()\nc()\nd()\n", [head, "- b()", "+ B()", "+ d()"]),
      ("// mine\n\n  a()\n", "a()\n// the solution\n", ["\nYour code is that of the solution."]),
      (
        (0..<50).map { "mine(\($0))\n" }.joined(), "",
        [head] + (0..<30).map { "- mine(\($0))" } + ["  … and 20 lines more"]
      ),
    ])
  func lines(_ yours: String, _ solution: String, _ lines: [String]) {
    #expect(Comparison(yours, solution).lines == lines)
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
