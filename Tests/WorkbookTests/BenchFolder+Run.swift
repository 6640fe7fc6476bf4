import Workbench

@testable import Workbook

extension BenchFolder {
  /// Performs `commands`, one after another, each as a run of the workbook by itself; `solved` are the exercises that the
  /// judge finds so.
  ///
  /// - Returns: what the last one told, and whether all was well.
  func run(_ commands: WorkbookCommand..., solved: Set<String> = []) throws -> (told: [String], isFine: Bool) {
    var (told, isFine) = ([String](), true)
    for command in commands {
      told = []
      let desk = try Desk(root: root, tell: { told.append($0) }) { exercise throws(WorkbookError) in
        solved.contains(exercise.path) ? .solved : .wrong
      }
      isFine = try desk.perform(command)
    }
    return (told, isFine)
  }
}
