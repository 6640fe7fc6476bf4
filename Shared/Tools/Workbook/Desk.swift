import Foundation
import Terminal
import Workbench

/// The desk of a reader: the exercises, the reader's files, and the progress.
struct Desk {
  let shelf: Shelf

  /// The folder where the command was typed: paths in it begin there.
  let place: URL
  let columns: Int
  let tell: (String) -> Void

  /// Builds what the reader has written for an exercise, and has it judged; what it says is written meanwhile.
  let judge: (ExerciseFiles) throws(WorkbookError) -> Judged

  /// Builds what the reader has written for an exercise, and becomes the program with these options; returns only if that
  /// cannot be built.
  let become: (ExerciseFiles, [String]) throws(WorkbookError) -> Void
  let tracked: (URL) throws(WorkbookError) -> TrackedFiles

  /// - Parameter place: where the command was typed; nil is in the root.
  /// - Throws: `WorkbenchError` if `root` is not the folder of the package.
  init(
    root: URL, place: URL? = nil, columns: Int = 100, tell: @escaping (String) -> Void,
    judge: @escaping (ExerciseFiles) throws(WorkbookError) -> Judged,
    become: @escaping (ExerciseFiles, [String]) throws(WorkbookError) -> Void = Trial.become,
    tracked: @escaping (URL) throws(WorkbookError) -> TrackedFiles = TrackedFiles.init(in:)
  ) throws(WorkbenchError) {
    shelf = try Shelf(root: root)
    self.place = place ?? root
    self.columns = columns
    self.tell = tell
    self.judge = judge
    self.become = become
    self.tracked = tracked
  }

  /// Does what is asked for.
  ///
  /// - Returns: whether all is well; not, if something is not solved.
  func perform(_ command: WorkbookCommand) throws(WorkbookError) -> Bool {
    switch command {
    case .help: tell(WorkbookCommand.usage)
    case .overview: try tellWhere()
    case .list: try tellAll()
    case .begin(let word): try begin(try exercise(word, orChapter: .firstUnsolved))
    case .next: return try goOn()
    case .verify(let word): return try verifyAndCompare(try exercise(word, orChapter: .atHand))
    case .verifyAll: return try verifyAll()
    case .run(let word, let options):
      try become(try exercise(word, orChapter: .shown), options)
      return false
    case .hint(let word): try hint(try exercise(word, orChapter: .atHand))
    case .solution(let word): try solution(try exercise(word))
    case .reset(let word): try reset(try exercise(word))
    case .watch(let word): try watch(try exercise(word, orChapter: .atHand))
    case .backtrace(let word): tellBacktrace(of: try exercise(word, orChapter: .atHand))
    case .agenda(let order): try tellAgenda(order)
    case .pack(let order): try pack(order)
    case .result(let name): try writeResult(name)
    case .results(let folder): return try tellResults(in: folder)
    case .newChapter(let name): try makeChapter(name)
    }
    return true
  }
}

/// The reader's progress.
extension Desk {
  var bookmark: Bookmark {
    get throws(WorkbookError) {
      let root = shelf.root
      return try WorkbookError.lifting { () throws(WorkbenchError) in try Bookmark(root: root) }
    }
  }

  /// Changes what is kept.
  func note(_ change: (inout Bookmark) -> Void) throws(WorkbookError) {
    let root = shelf.root
    try WorkbookError.lifting { () throws(WorkbenchError) in try Bookmark.change(root: root, change) }
  }
}
