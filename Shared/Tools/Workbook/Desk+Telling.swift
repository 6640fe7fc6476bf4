import Foundation
import Terminal
import Workbench

/// What the workbook tells: the contents, an exercise, hints and solutions.
extension Desk {
  func tellWhere() throws(WorkbookError) {
    tell("Four Ways: the exercises\n")
    for chapter in shelf.chapters {
      let all = shelf.exercises.filter { $0.chapter == chapter }
      let solved = all.count { bookmark.solved.contains($0.path) }
      let marks = all.map(mark).joined()
      tell("  \(chapter.replacing("-", with: " "))  \(marks)  \(solved) of \(all.count)")
    }
    tell("")
    guard let atHand, next(after: nil) != nil else { return tell("All of them are solved.") }
    let next = next(after: atHand) ?? atHand
    let text = try text(of: next)
    let hasBegun = next == atHand && ReadersFile(of: next).exists
    tell("\(hasBegun ? "You are at" : "The next one is") \(next.path): \(text.title)")
    tell("  swift run Workbook \(hasBegun ? "watch" : "next")")
  }

  private func mark(_ exercise: ExerciseFiles) -> String {
    bookmark.solved.contains(exercise.path) ? "✓" : exercise == atHand ? "▸" : "·"
  }

  func tellAll() throws(WorkbookError) {
    for exercise in shelf.exercises {
      let text = try text(of: exercise)
      tell("\(mark(exercise)) \(exercise.path)  \(text.title) (\(text.kind))")
    }
  }

  /// What is to be done, and where.
  func tellTask(of exercise: ExerciseFiles) throws(WorkbookError) {
    let text = try text(of: exercise)
    tell("\(exercise.path): \(text.title)  (\(text.kind))\n")
    tell(text.goal + "\n")
    tell(text.touch + "\n")
    tell("It is solved when:")
    for rule in text.rules { tell("  - \(rule)") }
    tell("  - Whatever is done, it is the same as the reference; and when the screen goes, nothing of it is left.")
    tell("\nYour file: \(exercise.yours)")
    tell("  swift run Workbook watch     judges it whenever you save it")
    tell("  swift run Workbook hint      helps")
    tell("  swift run \(exercise.program) --pattern yours     shows it beside the four")
  }

  mutating func hint(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let hints = try text(of: exercise).hints
    // The file may say anything.
    let given = min(max(bookmark.hints[exercise.path, default: 0], 0), hints.count - 1) + 1
    // Before it is told: whoever reads may go away after the first line.
    try note { bookmark in
      bookmark.hints[exercise.path] = given
      bookmark.allHints[exercise.path] = max(given, bookmark.allHints[exercise.path] ?? 0)
    }
    for (index, hint) in hints[..<given].enumerated() { tell("\(index + 1). \(hint)") }
    tell(
      given < hints.count
        ? "\nOne more: swift run Workbook hint"
        : "\nThat was the last one: swift run Workbook solution shows a solution")
  }

  mutating func solution(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let text = try text(of: exercise)
    let solution = try WorkbookError.lifting { () throws(WorkbenchError) in try exercise.solutionText() }
    // Whoever has solved it compares; whoever has not is helped.
    try note { if !$0.solved.contains(exercise.path) { $0.solutionsSeen.insert(exercise.path) } }
    tell(solution)
    tell(text.reason)
    tell("\nYour own file is as it was: \(exercise.yours)")
  }

  mutating func reset(_ exercise: ExerciseFiles) throws(WorkbookError) {
    let kept = try WorkbookError.lifting { () throws(WorkbenchError) in try ReadersFile(of: exercise).reset() }
    tell(kept.map { "What you have written is kept in \($0)" } ?? "There was nothing to keep")
    tell("\(exercise.yours) is the skeleton again")
    try note { bookmark in
      bookmark.solved.remove(exercise.path)
      bookmark.hints[exercise.path] = nil
    }
  }

  func text(of exercise: ExerciseFiles) throws(WorkbookError) -> ExerciseText {
    try WorkbookError.lifting { () throws(WorkbenchError) in try exercise.text() }
  }
}
