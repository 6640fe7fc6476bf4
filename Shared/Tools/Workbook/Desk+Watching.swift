import Foundation
import Workbench

/// Judging whenever a file is saved.
extension Desk {
  mutating func watch(_ exercise: ExerciseFiles) throws(WorkbookError) {
    try begin(exercise)
    tell("\nWaiting for you to save it; Ctrl-C ends it.\n")
    let file = ReadersFile(of: exercise).url
    let changes = try WorkbookError.lifting { () throws(WorkbenchError) in try FileChanges(of: file) }
    var seen = ReadersFile(of: exercise).isChanged ? nil : try? Data(contentsOf: file)
    while true {
      // Editors write more than once, or put another file in its place.
      if let now = try? Data(contentsOf: file), now != seen {
        seen = now
        if try verify(exercise) == .solved { tell("\nOn to the next one: swift run Workbook next") }
        tell("")
      } else {
        changes.wait()
      }
    }
  }
}
