import Foundation
import Terminal
import Workbench

/// Where the reader works: the exercises, the reader's files, and how far it has gone.
struct Desk {
  let shelf: Shelf
  var bookmark: Bookmark

  /// Writes a line.
  let tell: (String) -> Void

  /// Builds what the reader has written for an exercise, and has it judged; what it says is written meanwhile.
  let judge: (ExerciseFiles) throws(WorkbookError) -> Judged

  /// The files that belong to the package in a folder.
  let tracked: (URL) throws(WorkbookError) -> TrackedFiles

  /// - Throws: `WorkbenchError` if this is not the folder of the package.
  init(
    root: URL, tell: @escaping (String) -> Void, judge: @escaping (ExerciseFiles) throws(WorkbookError) -> Judged,
    tracked: @escaping (URL) throws(WorkbookError) -> TrackedFiles = TrackedFiles.init(in:)
  ) throws(WorkbenchError) {
    shelf = try Shelf(root: root)
    bookmark = try Bookmark(root: root)
    self.tell = tell
    self.judge = judge
    self.tracked = tracked
  }

  /// The exercise at hand; before the first, that one.
  var atHand: ExerciseFiles? {
    shelf.exercises.first { $0.path == bookmark.atHand } ?? next(after: nil)
  }

  /// The first exercise from `exercise` on that is not solved, or else the first before it; from the first on, if there
  /// is none.
  func next(after exercise: ExerciseFiles?) -> ExerciseFiles? {
    let place = exercise.flatMap { shelf.exercises.firstIndex(of: $0) } ?? 0
    return (shelf.exercises[place...] + shelf.exercises[..<place]).first { !bookmark.solved.contains($0.path) }
  }

  /// Does what is asked for.
  ///
  /// - Returns: whether all is well; not, if something is not solved.
  mutating func perform(_ command: WorkbookCommand) throws(WorkbookError) -> Bool {
    switch command {
    case .help: tell(String(WorkbookCommand.usage.dropLast()))
    case .overview: try tellWhere()
    case .list: try tellAll()
    case .begin(let word): try begin(try exercise(word))
    case .next: return try goOn()
    case .verify(let word): return try verify(try exercise(word)) == .solved
    case .verifyAll: return try verifyAll()
    case .hint(let word): try hint(try exercise(word))
    case .solution(let word): try solution(try exercise(word))
    case .reset(let word): try reset(try exercise(word))
    case .watch(let word): try watch(try exercise(word))
    case .agenda(let order): try tellAgenda(order)
    case .pack(let order): try pack(order)
    case .result(let name): try writeResult(name)
    case .results(let folder): return try tellResults(in: folder)
    }
    return true
  }

  /// The exercise that `word` means; nil is the one at hand.
  func exercise(_ word: String?) throws(WorkbookError) -> ExerciseFiles {
    guard let word else {
      guard let atHand else { throw .usage("all exercises are solved: name one, as list shows them") }
      return atHand
    }
    let found = shelf.exercises(called: word)
    if found.count == 1 { return found[0] }
    if let first = found.first(where: { !bookmark.solved.contains($0.path) }),
      found.allSatisfy({ $0.chapter == first.chapter })
    {
      return first
    }
    throw .usage(
      found.isEmpty
        ? "there is no exercise \(word): swift run Workbook list shows them"
        : "\(word) may be \(found.map(\.path).joined(separator: " or "))")
  }

  /// Changes what is kept, as it is now: somebody may be at work in a second terminal.
  mutating func note(_ change: (inout Bookmark) -> Void) throws(WorkbookError) {
    let root = shelf.root
    bookmark = try WorkbookError.lifting { () throws(WorkbenchError) in
      var bookmark = try Bookmark(root: root)
      change(&bookmark)
      try bookmark.save(root: root)
      return bookmark
    }
  }
}
