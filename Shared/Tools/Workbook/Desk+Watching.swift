import Foundation
import Platform
import Workbench

/// Judging whenever a file is saved.
extension Desk {
  /// Judges an exercise, and once it is solved the one that is begun in another window; it never ends by itself.
  func watch(_ exercise: ExerciseFiles) throws(WorkbookError) {
    try begin(exercise)
    var exercise = exercise
    while true {
      tell("\nWaiting for you to save it; Ctrl-C ends it.\n")
      exercise = try nextTakenUp(afterSolving: exercise)
      let text = try text(of: exercise)
      tell("You have gone on to \(exercise.path): \(text.title)")
      tell("Your file: \(exercise.yours)")
    }
  }

  /// Judges an exercise until it is solved, and comes back when another one has been taken up since.
  private func nextTakenUp(afterSolving exercise: ExerciseFiles) throws(WorkbookError) -> ExerciseFiles {
    let file = ReadersFile(of: exercise)
    let kept = Bookmark.file(shelf.root)
    // The file may have been removed.
    try WorkbookError.lifting { () throws(WorkbenchError) in try file.begin() }
    let changes = try WorkbookError.lifting { () throws(FileChanges.Failure) in
      try FileChanges(of: [file.url, kept])
    }
    var seen = file.isChanged ? nil : try? Data(contentsOf: file.url)
    var isSolved = false
    while true {
      // Editors write more than once, or put another file in its place.
      if let now = try? Data(contentsOf: file.url), now != seen {
        seen = now
        isSolved = try verdict(on: exercise) == .solved
        if isSolved {
          try tellComparison(of: exercise)
          try tellOnward(from: exercise)
        }
        tell("")
      } else if isSolved, let other = try takenUp, other != exercise {
        return other
      } else {
        changes.wait()
      }
    }
  }

  private func tellOnward(from exercise: ExerciseFiles) throws(WorkbookError) {
    let isLast = next(after: exercise, try bookmark) == nil
    tell(
      isLast
        ? "\nAll exercises are solved."
        : "\nOn to the next one: swift run Workbook next, in another window; this one follows you there")
  }

  private var takenUp: ExerciseFiles? {
    get throws(WorkbookError) {
      let bookmark = try bookmark
      return shelf.exercises.first { $0.path == bookmark.atHand }
    }
  }
}
