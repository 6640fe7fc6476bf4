import BuiltPackage
import Workbench

@testable import Workbook

extension BenchFolder {
  /// Performs `commands`, one after another, each as a run of the workbook by itself; `solved` are the exercises that the
  /// judge finds so.
  ///
  /// - Returns: what the last one told, and whether all was well.
  func run(_ commands: WorkbookCommand..., solved: Set<String> = []) throws -> (told: [String], isFine: Bool) {
    var last = ([String](), true)
    for command in commands {
      let run = try tellAll(command, solved: solved)
      last = (run.told.filter { !$0.hasPrefix("judged ") }, run.isFine)
    }
    return last
  }

  /// Performs `commands` as `run` does.
  ///
  /// - Returns: what all of them told, with a line for each exercise that was judged, and whether all was well at last.
  func tellAll(
    _ commands: WorkbookCommand..., solved: Set<String> = []
  ) throws -> (told: [String], isFine: Bool) {
    let told = Told()
    var isFine = true
    for command in commands {
      let desk = try Desk(root: root, tell: told.tell) { exercise throws(WorkbookError) in
        told.tell("judged \(exercise.path)")
        return solved.contains(exercise.path) ? .solved : .wrong
      }
      isFine = try desk.perform(command)
    }
    return (told.lines, isFine)
  }
}

/// The messages of a desk.
final class Told {
  private(set) var lines: [String] = []

  func tell(_ line: String) { lines.append(line) }
}
