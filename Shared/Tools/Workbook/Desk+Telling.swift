import Foundation
import Terminal
import Workbench

/// The output of the workbook: the contents, and an exercise.
extension Desk {
  func tellWhere() throws(WorkbookError) {
    let bookmark = try bookmark
    tell("Four Ways: the exercises\n")
    for chapter in shelf.chapters {
      let all = shelf.exercises.filter { $0.chapter == chapter }
      let solved = all.count { bookmark.solved.contains($0.path) }
      let marks = all.map { mark($0, bookmark) }.joined()
      tell("  \(chapter.replacing("-", with: " "))  \(marks)  \(solved) of \(all.count)")
    }
    tell("")
    guard let atHand = atHand(bookmark), next(after: nil, bookmark) != nil else {
      return tell("All of them are solved.")
    }
    let next = next(after: atHand, bookmark) ?? atHand
    let text = try text(of: next)
    let hasBegun = next == atHand && ReadersFile(of: next).exists
    tell("\(hasBegun ? "You are at" : "The next one is") \(next.path): \(text.title)")
    tell("  swift run Workbook \(hasBegun ? "watch" : "next")")
  }

  private func mark(_ exercise: ExerciseFiles, _ bookmark: Bookmark) -> String {
    bookmark.solved.contains(exercise.path) ? "✓" : exercise == atHand(bookmark) ? "▸" : "·"
  }

  /// Lists all exercises; with a damaged bookmark they are listed without marks before the error is thrown.
  func tellAll() throws(WorkbookError) {
    let kept: Result<Bookmark, WorkbookError> = Result { () throws(WorkbookError) in try bookmark }
    for exercise in shelf.exercises {
      let text = try text(of: exercise)
      let sign = (try? kept.get()).map { mark(exercise, $0) } ?? " "
      tell("\(sign) \(exercise.path)  \(text.title) (\(text.kind))")
    }
    _ = try kept.get()
  }

  /// Shows the task and the reader's file.
  func tellTask(of exercise: ExerciseFiles) throws(WorkbookError) {
    let text = try text(of: exercise)
    tell("\(exercise.path): \(text.title)  (\(text.kind))\n")
    tell(prose(text.goal) + "\n")
    tell(prose(text.touch) + "\n")
    tell("It is solved when:")
    let common = "After any inputs, it is the same as the reference; and when the screen closes, nothing of it remains."
    for rule in text.rules.map(\.statement) + [common] { tell(prose(rule, head: "  - ")) }
    tell("\nYour file: \(exercise.yours)")
    tell("  swift run Workbook watch     judges it whenever you save it")
    tell("  swift run Workbook hint      helps")
    tell("  swift run Workbook run       shows it beside what it is compared with")
  }

  /// A text as the terminal has room for it.
  func prose(_ text: String, head: String = "") -> String { Prose(text).lines(columns: columns, head: head) }

  func text(of exercise: ExerciseFiles) throws(WorkbookError) -> ExerciseText {
    try WorkbookError.lifting { () throws(WorkbenchError) in try exercise.text() }
  }
}
