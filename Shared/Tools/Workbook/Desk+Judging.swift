import Foundation
import Terminal
import Workbench

/// The verdict on an exercise.
enum Judged {
  case solved, wrong
}

/// Taking up exercises, and going from one to the next.
extension Desk {
  func begin(_ exercise: ExerciseFiles) throws(WorkbookError) {
    try WorkbookError.lifting { () throws(WorkbenchError) in try ReadersFile(of: exercise).begin() }
    try note { $0.atHand = exercise.path }
    try tellTask(of: exercise)
  }

  /// Judges the one at hand, unless it has been solved, and takes up the next if it is.
  func goOn() throws(WorkbookError) -> Bool {
    let bookmark = try bookmark
    let atHand = atHand(bookmark)
    if let atHand, bookmark.atHand == atHand.path, ReadersFile(of: atHand).exists,
      !bookmark.solved.contains(atHand.path)
    {
      guard try verifyAndCompare(atHand) else { return false }
      tell("")
    }
    if let next = next(after: atHand, try self.bookmark) {
      try begin(next)
    } else {
      tell("All exercises are solved.")
    }
    return true
  }

  /// Judges all exercises that the reader has worked on. One that cannot be judged does not stop the rest.
  func verifyAll() throws(WorkbookError) -> Bool {
    let begun = shelf.exercises.filter { ReadersFile(of: $0).isChanged }
    guard !begun.isEmpty else {
      tell("Nothing has been written yet: swift run Workbook next")
      return true
    }
    var (solved, unjudged) = (0, 0)
    for exercise in begun {
      switch try verdict(on: exercise) {
      case .solved: solved += 1
      case .wrong: break
      case nil: unjudged += 1
      }
    }
    tell("\n\(solved) of \(begun.count) solved")
    guard unjudged == 0 else {
      throw WorkbookError(status: WorkbookError.unavailable, line: "\(unjudged) of \(begun.count) could not be judged")
    }
    return solved == begun.count
  }

  /// Judges one, as `verify` does; prints the reason and returns nil if it cannot be judged.
  func verdict(on exercise: ExerciseFiles) throws(WorkbookError) -> Judged? {
    do throws(WorkbookError) { return try verify(exercise) } catch {
      guard error.status == WorkbookError.unavailable else { throw error }
      tell("✗ \(error.line.visible)")
      return nil
    }
  }

  /// Judges one, and compares it with the solution if it is solved.
  func verifyAndCompare(_ exercise: ExerciseFiles) throws(WorkbookError) -> Bool {
    guard try verify(exercise) == .solved else { return false }
    try tellComparison(of: exercise)
    return true
  }

  /// Tells in what the reader's code differs from the solution, and what to remember.
  func tellComparison(of exercise: ExerciseFiles) throws(WorkbookError) {
    let solution = try WorkbookError.lifting { () throws(WorkbenchError) in try exercise.solutionText() }
    let yours = try? String(contentsOf: ReadersFile(of: exercise).url, encoding: .utf8)
    for line in Comparison(yours ?? "", solution).lines { tell(prose(line)) }
    tell("\nTo remember:")
    tell(prose(try text(of: exercise).reason))
  }

  func verify(_ exercise: ExerciseFiles) throws(WorkbookError) -> Judged {
    let judged = try judge(exercise)
    try note { bookmark in
      if judged == .solved { bookmark.solved.insert(exercise.path) } else { bookmark.solved.remove(exercise.path) }
    }
    return judged
  }
}
