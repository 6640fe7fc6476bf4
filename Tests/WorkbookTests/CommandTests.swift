import Testing

@testable import Workbook

@Suite("The command line of the workbook")
struct CommandTests {
  @Test(
    "each command is read",
    arguments: [
      ([], .overview), (["list"], .list), (["next"], .next), (["begin", "3.1"], .begin("3.1")),
      (["verify"], .verify(nil)), (["verify", "Leak"], .verify("Leak")), (["verify", "all"], .verifyAll),
      (["hint"], .hint(nil)), (["solution", "Leak"], .solution("Leak")), (["reset"], .reset(nil)),
      (["watch"], .watch(nil)), (["next", "-h"], .help),
    ] as [([String], WorkbookCommand)])
  func commands(_ arguments: [String], _ command: WorkbookCommand) throws {
    #expect(try WorkbookCommand(arguments) == command)
  }

  @Test(
    "what makes no sense is told, with what to do",
    arguments: [
      (["nxt"], "there is no command nxt: --help lists them"),
      (["begin"], "begin needs an exercise: swift run Workbook list shows them"),
      (["next", "Leak"], "next takes no exercise"),
      (["hint", "a", "b"], "one EXERCISE at a time: b is too much"),
    ])
  func nonsense(_ arguments: [String], _ line: String) {
    let error = #expect(throws: WorkbookError.self) { try WorkbookCommand(arguments) }
    #expect(error?.line == line)
    #expect(error?.status == 64)
  }
}
