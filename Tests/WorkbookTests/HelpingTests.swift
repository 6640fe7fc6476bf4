import BuiltPackage
import Testing
import Workbench

@testable import Workbook

@Suite("Hints, solutions, and beginning anew")
struct HelpingTests {
  private let folder = BenchFolder()

  @Test func `each hint goes further, and after a reset the first comes again`() throws {
    #expect(try folder.tellAll(.hint("3.1")).told == ["1. Look.", "\nOne more: swift run Workbook hint"])
    #expect(try folder.tellAll(.hint("3.1")).told.prefix(2) == ["1. Look.", "2. Look here, and there."])
    let last = try folder.tellAll(.hint("3.1"), .hint("3.1")).told.suffix(4)
    #expect(last.first == "1. Look.")
    #expect(last.last == "\nThat was the last one: swift run Workbook solution shows a solution")
    _ = try folder.tellAll(.reset("3.1"))
    #expect(try folder.tellAll(.hint("3.1")).told.count == 2)
  }

  @Test func `hints and solutions of another exercise than the one at hand are asked for by its name`() throws {
    #expect(try folder.tellAll(.hint("11.1")).told.last == "\nOne more: swift run Workbook hint Articles/Leak")
    #expect(
      try folder.tellAll(.hint("11.1"), .hint("11.1")).told.last
        == "\nThat was the last one: swift run Workbook solution Articles/Leak shows a solution")
    #expect(
      try folder.tellAll(.begin("11.1"), .hint(nil)).told.last?.hasSuffix(
        " swift run Workbook solution shows a solution") == true)
  }

  @Test func `the solution is shown with its reason, and the reader's file stays as it is, or is still none`() throws {
    #expect(
      try folder.tellAll(.solution("3.1")).told.last
        == "\nYou have no file of your own yet: swift run Workbook begin Counter/ResetUnseen puts one there for you")
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == nil)
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "// mine\n")
    #expect(
      try folder.tellAll(.solution("3.1")).told == [
        "// done\n", "Because.", "\nYour own file is as it was: Chapters/03-Counter/Yours/ResetUnseen.swift",
      ])
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == "// mine\n")
  }

  @Test func `a reset names the copy that it keeps`() throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "// mine\n")
    #expect(
      try folder.tellAll(.reset("3.1")).told == [
        "What you have written is kept in Chapters/03-Counter/Yours/Kept/ResetUnseen 1.swift",
        "Chapters/03-Counter/Yours/ResetUnseen.swift is the skeleton again",
      ])
  }
}
