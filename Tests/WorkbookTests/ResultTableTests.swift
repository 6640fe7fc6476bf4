import Testing

@testable import Workbook

@Suite("The table of a class")
struct ResultTableTests {
  private let folder: BenchFolder

  init() throws {
    folder = try BenchFolder()
  }

  @Test("the table has a row for each learner, and at its end the exercises that most got stuck on")
  func table() throws {
    let head = "Four Ways, result\nname: "
    try folder.write(
      "class/1.result",
      head + "Ada\nCounter/ResetUnseen: solved\nCounter/Leak: begun, 3 hints\nArticles/Leak: not begun\n")
    try folder.write(
      "class/2.result",
      head
        + "名前\r\nCounter/ResetUnseen: solved, 1 hint, solution seen\r\nCounter/Leak: begun\r\n\r\nOther/One: begun\r\n"
    )
    try folder.write("class/notes.txt", "not read")
    let run = try folder.run(.results("class"))
    #expect(run.isFine)
    #expect(
      run.told == [
        "learner  Counter  Other  hints  solutions seen",
        "Ada          1/2      –      3               0",
        "名前         1/2    0/1      1               1",
        "", "Most got stuck on (not solved, or the solution was looked at):", "  Counter/Leak  2 of 2 who began it",
        "  Counter/ResetUnseen  1 of 2 who began it", "  Other/One  1 of 1 who began it",
      ])
  }

  @Test("only a begun exercise can be stuck: looking at its solution begins it, whatever the file says")
  func touched() throws {
    let head = "Four Ways, result\nname: "
    try folder.write("class/1.result", head + "Ada\nCounter/Leak: not begun, solution seen\n")
    try folder.write("class/2.result", head + "Bo\nCounter/Leak: not begun, 2 hints\n")
    try folder.write("class/3.result", head + "Cy\nCounter/Leak: not begun\n")
    #expect(try folder.run(.results("class")).told.last == "  Counter/Leak  2 of 2 who began it")
  }

  @Test("chapters are numbered if their names do not fit; a chapter that no learner began has no column")
  func wide() throws {
    let programs = (1...14).map { "Chapter\($0 < 10 ? "0" : "")\($0)" }
    for program in programs {
      try folder.write("Chapters/\(program.suffix(2))-\(program)/Exercises/Texts/1-One.md", BenchFolder.text)
    }
    let begun = programs.map { "\($0)/One: \($0 == "Chapter02" ? "not begun" : "solved")\n" }.joined()
    try folder.write("class/1.result", "Four Ways, result\nname: Ada\n" + begun)
    #expect(
      try folder.run(.results("class")).told.prefix(2) == [
        "learner    1    3    4    5    6    7    8    9   10   11   12   13   14  hints  solutions seen",
        "Ada      1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1      0               0",
      ])
  }
}
