import Foundation
import Terminal
import Workbench

/// Hints, solutions, and beginning anew.
extension Desk {
  func hint(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let hints = try text(of: exercise).hints
    let bookmark = try bookmark
    // The file may say anything.
    let given = min(max(bookmark.hints[exercise.path, default: 0], 0), hints.count - 1) + 1
    // Before it is printed: a reader may leave after the first line.
    try note { bookmark in
      bookmark.hints[exercise.path] = given
      bookmark.allHints[exercise.path] = max(given, bookmark.allHints[exercise.path] ?? 0)
    }
    for (index, hint) in hints[..<given].enumerated() { tell(prose(hint, head: "\(index + 1). ")) }
    let name = exercise == atHand(bookmark) ? "" : " \(exercise.path)"
    tell(
      given < hints.count
        ? "\nOne more: swift run Workbook hint\(name)"
        : "\nThat was the last one: swift run Workbook solution\(name) shows a solution")
  }

  /// Shows the solution, even if it cannot be recorded that it was seen.
  func solution(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let text = try text(of: exercise)
    let solution = try WorkbookError.lifting { () throws(WorkbenchError) in try exercise.solutionText() }
    // A reader who has solved it compares; another one is helped.
    let noted: Result<Void, WorkbookError> = Result { () throws(WorkbookError) in
      try note { if !$0.solved.contains(exercise.path) { $0.solutionsSeen.insert(exercise.path) } }
    }
    tell(solution)
    tell(prose(text.reason))
    tell(
      ReadersFile(of: exercise).exists
        ? "\nYour own file is as it was: \(exercise.yours)"
        : "\nYou have no file of your own yet: swift run Workbook begin \(exercise.path) puts one there for you")
    try noted.get()
  }

  /// Tells what Swift reported when the reader's code crashed last.
  func tellBacktrace(of exercise: ExerciseFiles) {
    let lines = exercise.journal.report.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else {
      return tell("There is no crash to show: swift run Workbook verify \(exercise.path)")
    }
    tell(lines.map { "\($0)".visible }.joined(separator: "\n"))
  }

  func reset(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let kept = try WorkbookError.lifting { () throws(WorkbenchError) in try ReadersFile(of: exercise).reset() }
    tell(kept.map { "What you have written is kept in \($0)" } ?? "There was nothing to keep")
    tell("\(exercise.yours) is the skeleton again")
    try note { bookmark in
      bookmark.solved.remove(exercise.path)
      bookmark.hints[exercise.path] = nil
    }
  }
}
