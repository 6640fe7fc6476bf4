import Foundation
import Workbench

/// What came of judging an exercise.
enum Judged {
  case solved, wrong
}

/// Taking up exercises, and going from one to the next.
extension Desk {
  mutating func begin(_ exercise: ExerciseFiles) throws(WorkbookError) {
    try WorkbookError.lifting { () throws(WorkbenchError) in try ReadersFile(of: exercise).begin() }
    try note { $0.atHand = exercise.path }
    try tellTask(of: exercise)
  }

  /// Judges the one at hand, unless it has been solved, and takes up the next if it is.
  mutating func goOn() throws(WorkbookError) -> Bool {
    if let exercise = atHand, bookmark.atHand == exercise.path, ReadersFile(of: exercise).exists,
      !bookmark.solved.contains(exercise.path)
    {
      guard try verify(exercise) == .solved else { return false }
      tell("")
    }
    if let next = next(after: atHand) {
      try begin(next)
    } else {
      tell("All exercises are solved.")
    }
    return true
  }

  /// Judges all that the reader has written something for.
  mutating func verifyAll() throws(WorkbookError) -> Bool {
    let begun = shelf.exercises.filter { ReadersFile(of: $0).isChanged }
    guard !begun.isEmpty else {
      tell("Nothing has been written yet: swift run Workbook next")
      return true
    }
    var solved = 0
    for exercise in begun where try verify(exercise) == .solved { solved += 1 }
    tell("\n\(solved) of \(begun.count) solved")
    return solved == begun.count
  }

  mutating func verify(_ exercise: ExerciseFiles) throws(WorkbookError) -> Judged {
    let judged = try judge(exercise)
    try note { bookmark in
      if judged == .solved { bookmark.solved.insert(exercise.path) } else { bookmark.solved.remove(exercise.path) }
    }
    return judged
  }
}
