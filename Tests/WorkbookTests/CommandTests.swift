import BuiltPackage
import Testing
import Workbench

@testable import Workbook

@Suite("The command line of the workbook")
struct CommandTests {
  @Test(
    arguments: [
      ([], .overview), (["list"], .list), (["next"], .next), (["begin", "3.1"], .begin("3.1")),
      (["verify"], .verify(nil)), (["verify", "Leak"], .verify("Leak")), (["verify", "all"], .verifyAll),
      (["hint"], .hint(nil)), (["solution", "Leak"], .solution("Leak")), (["reset"], .reset(nil)),
      (["watch"], .watch(nil)), (["backtrace", "3.1"], .backtrace("3.1")), (["next", "-h"], .help), (["help"], .help),
      (["help", "hint"], .help), (["run"], .run(nil, [])), (["run", "Leak"], .run("Leak", [])),
      (["run", "--demo"], .run(nil, ["--demo"])), (["run", "3.1", "--script", "x"], .run("3.1", ["--script", "x"])),
      (["result", "Ada", "L."], .result("Ada L.")), (["results", "class"], .results("class")),
      (["new-chapter", "LightSwitch"], .newChapter("LightSwitch")),
    ] as [([String], WorkbookCommand)])
  func `each command is read`(_ arguments: [String], _ command: WorkbookCommand) throws {
    #expect(try WorkbookCommand(arguments) == command)
  }

  @Test func `the exercises and chapters that the help names exist`() throws {
    let shelf = try Shelf(root: PackageFolder.root)
    let exercises = try #require(WorkbookCommand.usage.firstMatch(of: /take up this one: (.+), (.+) or (.+)/))
    for word in [exercises.1, exercises.2, exercises.3] {
      #expect(shelf.exercises(called: String(word)).map(\.path) == [String(exercises.1)])
    }
    let chapters = try #require(WorkbookCommand.usage.firstMatch(of: /with these chapters: (\w+) or (\w+);/))
    for word in [chapters.1, chapters.2] {
      #expect(try shelf.workshopChapters([String(word)]).map(\.program) == ["Counter"])
    }
  }

  @Test func `a set is asked for with its chapters, its minutes, and perhaps its folder`() throws {
    guard case .pack(let order) = try WorkbookCommand(["pack", "03", "--to", "../x", "Cells", "--minutes", "180"])
    else {
      Issue.record("this is no set")
      return
    }
    #expect(order.chapters == ["03", "Cells"])
    #expect(order.minutes == 180)
    #expect(order.folder == "../x")
  }

  @Test(
    arguments: [
      (["nxt"], "there is no command nxt: swift run Workbook help lists them"),
      (["begin"], "begin needs an exercise: swift run Workbook list shows them"),
      (["next", "Leak"], "next takes no exercise"),
      (["hint", "a", "b"], "one EXERCISE at a time: b is too much"),
      (["result"], "result needs the name that your teacher knows you by"),
      (["results"], "results needs the one folder where the files of all are"),
      (["new-chapter"], "new-chapter needs the name of the chapter: swift run Workbook new-chapter LightSwitch"),
      (["pack", "--minutes", "180"], "pack needs chapters: swift run Workbook pack 03 04 --minutes 180"),
      (["pack", "3"], "pack needs to know how long: swift run Workbook pack 03 04 --minutes 180"),
      (["pack", "3", "--minutes"], "--minutes needs a number"),
      (["pack", "3", "--minutes", "1", "--minutes", "1"], "--minutes is given twice"),
      (["pack", "3", "--minutes", "long"], "--minutes needs a whole number, and long is none"),
      (["pack", "3", "--minutes", "-1"], "--minutes needs a whole number, and -1 is none"),
      (["pack", "3", "--minutes", "0"], "--minutes needs a whole number, and 0 is none"),
      (["pack", "3", "--minutes", "2000"], "--minutes is 540 at most, a working day: cut a set for each day"),
      (
        ["agenda", "3", "--minutes", "99999999999999999999"],
        "--minutes is 540 at most, a working day: cut a set for each day"
      ),
      (["pack", "3", "--to"], "--to needs a folder"),
      (["agenda", "3", "--to", "x"], "agenda has no option --to: --help lists them"),
    ])
  func `an invalid command line is reported with its remedy`(_ arguments: [String], _ line: String) {
    let error = #expect(throws: WorkbookError.self) { try WorkbookCommand(arguments) }
    #expect(error?.line == line)
    #expect(error?.status == 64)
  }
}
