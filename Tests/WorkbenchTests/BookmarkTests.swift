import BuiltPackage
import Foundation
import Testing

@testable import Workbench

@Suite("The bookmark")
struct BookmarkTests {
  private let folder = BenchFolder()

  @Test func `a kept bookmark is read back; without one, nothing has been done`() throws {
    #expect(try Bookmark(root: folder.root) == Bookmark())
    var bookmark = Bookmark()
    bookmark.atHand = "Counter/Leak"
    bookmark.solved = ["Counter/ResetUnseen"]
    bookmark.hints = ["Counter/Leak": 2]
    bookmark.allHints = ["Counter/Leak": 3]
    bookmark.solutionsSeen = ["Counter/ResetUnseen"]
    try Bookmark.change(root: folder.root) { $0 = bookmark }
    #expect(try Bookmark(root: folder.root) == bookmark)
  }

  @Test func `concurrent changes are all kept`() throws {
    let root = folder.root
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      try? Bookmark.change(root: root) { $0.solved.insert("Counter/\(number)") }
    }
    #expect(try Bookmark(root: root).solved.count == 100)
  }

  @Test func `without a lock nothing is changed, and that is reported`() throws {
    try folder.write(".build", "in the way")
    let error = #expect(throws: WorkbenchError.self) { try Bookmark.change(root: folder.root) { $0.atHand = "Leak" } }
    #expect(error?.description == "\(folder.root.path)/.build/workbook.lock cannot be locked: may you write there?")
    #expect(folder.read(".workbook") == nil)
  }

  @Test func `one that an older workbook has written is read`() throws {
    try folder.write(
      ".workbook", #"{"atHand":"Counter/Leak","hints":{"Counter/Leak":2},"solved":["Counter/ResetUnseen"]}"#)
    var bookmark = Bookmark()
    (bookmark.atHand, bookmark.solved) = ("Counter/Leak", ["Counter/ResetUnseen"])
    (bookmark.hints, bookmark.allHints) = (["Counter/Leak": 2], ["Counter/Leak": 2])
    #expect(try Bookmark(root: folder.root) == bookmark)
  }
}
