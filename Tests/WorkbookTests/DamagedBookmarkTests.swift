import BuiltPackage
import Testing
import Workbench

@testable import Workbook

@Suite("A bookmark that is damaged")
struct DamagedBookmarkTests {
  private let folder = BenchFolder()
  private let complaint =
    ".workbook is damaged: put it right, or take it away to begin anew; what you have written stays, and "
    + "swift run Workbook verify all finds out what is solved"

  init() throws {
    try folder.write(".workbook", "{")
  }

  /// Runs `command`; returns its messages and its error.
  private func run(_ command: WorkbookCommand) throws -> (told: [String], error: WorkbookError?) {
    let told = Told()
    let desk = try Desk(root: folder.root, tell: told.tell, judge: { _ throws(WorkbookError) in .solved })
    do throws(WorkbookError) {
      _ = try desk.perform(command)
      return (told.lines, nil)
    } catch {
      return (told.lines, error)
    }
  }

  @Test func `commands that do not need it work`() throws {
    try folder.write("class/Ada.result", "Four Ways, result\nname: Ada\nCounter/Leak: solved\n")
    let agenda = try PackOrder(["3", "--minutes", "90"], of: "agenda")
    for command in [WorkbookCommand.help, .agenda(agenda), .results("class")] {
      let run = try run(command)
      #expect(run.error == nil)
      #expect(run.told.isEmpty == false)
    }
  }

  @Test func `the list and a solution are printed without it, and then the error`() throws {
    let list = try run(.list)
    #expect(list.told.first == "  Counter/ResetUnseen  A reset that is not shown (mend · callback · 10 minutes)")
    #expect(list.told.count == 3)
    let solution = try run(.solution("3.1"))
    #expect(solution.told.prefix(2) == ["// done\n", "Because."])
    for error in [list.error, solution.error] {
      #expect(error?.line == complaint)
      #expect(error?.status == 73)
    }
    #expect(folder.read(".workbook") == "{")
  }

  @Test func `commands that need it print the error, and nothing else`() throws {
    for command in [WorkbookCommand.overview, .next, .hint("3.1"), .solution(nil), .result("Ada")] {
      let run = try run(command)
      #expect(run.told == [])
      #expect(run.error?.line == complaint)
    }
  }
}
