import Testing

@testable import Workbook

@Suite("The name of a learner")
struct LearnersNameTests {
  @Test(
    arguments: [
      ("Zoë 2", "Zoë-2.result"), ("../../etc/passwd", "etc-passwd.result"), (".hidden", "hidden.result"),
      ("-rf", "rf.result"), ("名前", "名前.result"), ("می\u{200C}نا", "می\u{200C}نا.result"),
    ])
  func `a name is safe as the name of a file`(_ typed: String, _ file: String) throws {
    #expect(try LearnersName(typed).file == file)
  }

  nonisolated private static let tooWide =
    "a name has 40 columns at most, of which 名 takes two, and 160 bytes"

  @Test(
    arguments: [
      ("", "a name has a letter or a digit"), ("../..", "a name has a letter or a digit"),
      ("a\u{1B}[2J", "a name has only characters that can be seen, and this one has not"),
      ("a\nb: solved", "a name has only characters that can be seen, and this one has not"),
      ("A\u{200B}da", "a name has only characters that can be seen, and this one has not"),
      ("\u{3164}", "a name has only characters that can be seen, and this one has not"),
      (String(repeating: "a", count: 41), tooWide), (String(repeating: "名", count: 21), tooWide),
      ("a" + String(repeating: "\u{301}", count: 200), tooWide),
    ])
  func `an impossible name is reported`(_ typed: String, _ line: String) {
    let error = #expect(throws: WorkbookError.self) { try LearnersName(typed) }
    #expect(error?.line == line)
  }
}
