import Foundation
import Testing

@testable import Workbench

@Suite("The bookmark")
struct BookmarkTests {
  @Test("what is kept is there again; before anything is, nothing has been done")
  func roundTrip() throws {
    let folder = try BenchFolder()
    var bookmark = try Bookmark(root: folder.root)
    #expect(bookmark == Bookmark())
    bookmark.atHand = "Counter/Leak"
    bookmark.solved = ["Counter/ResetUnseen"]
    bookmark.hints = ["Counter/Leak": 2]
    bookmark.allHints = ["Counter/Leak": 3]
    bookmark.solutionsSeen = ["Counter/ResetUnseen"]
    try bookmark.save(root: folder.root)
    #expect(try Bookmark(root: folder.root) == bookmark)
  }

  @Test("one that an older workbook has written is read")
  func older() throws {
    let folder = try BenchFolder()
    try folder.write(
      ".workbook", #"{"atHand":"Counter/Leak","hints":{"Counter/Leak":2},"solved":["Counter/ResetUnseen"]}"#)
    let bookmark = try Bookmark(root: folder.root)
    #expect(bookmark.atHand == "Counter/Leak")
    #expect(bookmark.solved == ["Counter/ResetUnseen"])
    #expect(bookmark.hints == ["Counter/Leak": 2])
    #expect(bookmark.allHints == ["Counter/Leak": 2])
    #expect(bookmark.solutionsSeen.isEmpty)
  }

  @Test("one that is damaged is told of, and left as it is")
  func damaged() throws {
    let folder = try BenchFolder()
    try folder.write(".workbook", "{")
    let error = #expect(throws: WorkbenchError.self) { try Bookmark(root: folder.root) }
    #expect(error?.description == ".workbook is damaged: put it right, or take it away to begin anew")
    #expect(folder.read(".workbook") == "{")
  }
}
