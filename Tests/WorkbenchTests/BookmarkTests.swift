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
    try bookmark.save(root: folder.root)
    #expect(try Bookmark(root: folder.root) == bookmark)
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
