import Foundation
import Terminal
import Workbench

/// The results of a workshop.
extension Desk {
  /// Writes how far the reader has come.
  func writeResult(_ typed: String) throws(WorkbookError) {
    let name = try LearnersName(typed)
    let bookmark = try bookmark
    let result = ClassResult(
      name: name.text,
      exercises: shelf.exercises.map { exercise in
        ClassResult.Line(
          path: exercise.path, isSolved: bookmark.solved.contains(exercise.path),
          isBegun: ReadersFile(of: exercise).isChanged, hints: min(max(bookmark.allHints[exercise.path] ?? 0, 0), 9),
          hasSeenSolution: bookmark.solutionsSeen.contains(exercise.path))
      })
    let file = shelf.root.appendingPathComponent(name.file)
    if FileManager.default.fileExists(atPath: file.path), (try? ResultFiles.read(file))?.name != name.text {
      throw WorkbookError(
        status: 73,
        line: "\(name.file) is there already and not by \(name.text): take it away, or add something to the name")
    }
    do { try Data(result.text.utf8).write(to: file, options: .atomic) } catch {
      throw WorkbookError(status: 73, line: "\(name.file) cannot be written: \(error.localizedDescription)")
    }
    let solved = result.exercises.count { $0.state == .solved }
    tell("\(solved) of \(result.exercises.count) solved: it stands in \(file.path.visible)")
    tell("There is nothing in it but the name that you typed, and how far you have come.")
  }

  /// Tells the results of a class.
  ///
  /// - Returns: whether each file could be read.
  func tellResults(in folder: String) throws(WorkbookError) -> Bool {
    let files = try ResultFiles(in: folder, from: place)
    if !files.results.isEmpty { ResultTable(results: files.results, order: shelf.exercises).lines.forEach(tell) }
    if !files.doubles.isEmpty { tell("\nOne name, and more than one row; take an older one away:") }
    for double in files.doubles { tell("  \(double)") }
    if !files.complaints.isEmpty { tell("\nNot counted:") }
    for complaint in files.complaints { tell("  \(complaint)") }
    return files.complaints.isEmpty
  }
}
