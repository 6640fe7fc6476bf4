import BuiltPackage
import Foundation
import Testing
import Workbench

@testable import Workbook

@Suite("Which exercise is meant, and which folder")
struct FindingTests {
  private let folder = BenchFolder()

  @Test func `a path begins where the command was typed, and not where the package is`() throws {
    try folder.write("Chapters/class/Ada.result", "Four Ways, result\nname: Ada\nCounter/Leak: solved\n")
    let place = folder.root.appendingPathComponent("Chapters")
    let told = Told()
    let desk = try Desk(root: folder.root, place: place, tell: told.tell, judge: { _ throws(WorkbookError) in .wrong })
    #expect(try desk.perform(.results("class")))
    #expect(told.lines[1].hasPrefix("Ada "))
    let order = try PackOrder(["3", "--minutes", "90", "--to", "../Set"], of: "pack")
    let error = #expect(throws: WorkbookError.self) { try desk.perform(.pack(order)) }
    let set = place.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent("Set").path
    #expect(error?.line == "\(set) is in the package itself: name a folder beside it")
  }

  @Test func `a name with several matches, or none, is reported`() throws {
    let two = #expect(throws: WorkbookError.self) { try folder.tellAll(.begin("Leak")) }
    #expect(two?.line == "Leak may be Counter/Leak or Articles/Leak")
    for word in ["Nobody", "3.", ".1"] {
      let none = #expect(throws: WorkbookError.self) { try folder.tellAll(.begin(word)) }
      #expect(none?.line == "there is no exercise \(word): swift run Workbook list shows them")
      #expect(none?.status == 64)
    }
  }

  @Test(
    "a chapter's name begins its first exercise that is not solved; judged is the one at hand, if it is of the chapter")
  func chapterNames() throws {
    #expect(try folder.tellAll(.begin("Counter")).told[0].hasPrefix("Counter/ResetUnseen: "))
    #expect(try folder.tellAll(.verify("03")).told == ["judged Counter/ResetUnseen"])
    #expect(try folder.tellAll(.begin("3.2"), .verify("03")).told.last == "judged Counter/Leak")
    #expect(
      try folder.tellAll(.verify("3"), .begin("3"), solved: ["Counter/Leak"]).told[4].hasPrefix("Counter/ResetUnseen: ")
    )
  }

  @Test(
    "other exercises are neither reset nor solved, and a solved chapter has none at hand")
  func chapterIsNoName() throws {
    try folder.write("Chapters/11-Articles/Yours/Leak.swift", "// mine\n")
    for command in [WorkbookCommand.reset("Articles"), .solution("11")] {
      let error = #expect(throws: WorkbookError.self) { try folder.tellAll(command) }
      #expect(error?.line.hasSuffix(" is a chapter: name one of its exercises, Articles/Leak") == true)
      #expect(error?.status == 64)
    }
    #expect(folder.read("Chapters/11-Articles/Yours/Leak.swift") == "// mine\n")
    _ = try folder.tellAll(.verify("11"), solved: ["Articles/Leak"])
    let solved = #expect(throws: WorkbookError.self) { try folder.tellAll(.begin("11")) }
    #expect(solved?.line == "11 is solved: name one of its exercises, Articles/Leak")
  }
}
