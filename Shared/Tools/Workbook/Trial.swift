import Foundation
import Programs
import Workbench

/// Builds what the reader has written for an exercise, and has it judged by the program that comes of it.
struct Trial {
  let exercise: ExerciseFiles

  /// How long the program has to come to a verdict.
  private let limit = Duration.seconds(120)

  /// - Throws: `WorkbookError` if nothing can be built, or a file cannot be read or written.
  func run() throws(WorkbookError) -> Judged {
    let exercise = exercise
    Self.tell("building \(exercise.yours) …")
    let outcome = try WorkbookError.lifting { () throws(WorkbenchError) in
      try ReadersFile(of: exercise).begin()
      return try YourProgram(exercise, in: BuildFolder.debug, telling: Self.tell).build()
    }
    if case .built(let program) = outcome { return try judge(by: program) }
    for line in outcome.complaint(about: exercise) { print(line) }
    // Not the reader's doing, and so no verdict.
    if case .failed = outcome {
      throw WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) could not be judged")
    }
    return .wrong
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func judge(by program: URL) throws(WorkbookError) -> Judged {
    fflush(nil)
    let judge = Program(program, ["--check", "--pattern", "yours"], in: exercise.root)
    do throws(Program.Failure) {
      let run = try judge.run(.shown, limit: limit)
      guard run.isSignal else { return run.status == 0 ? .solved : .wrong }
      print("✗ your code ended the program: it was when what comes behind the last ✓ was tried")
      return .wrong
    } catch {
      switch error {
      case .endless:
        print("✗ your code never comes to an end: it was when what comes behind the last ✓ was tried")
        return .wrong
      case .noRoom(let reason):
        throw WorkbookError(status: 73, line: "the folder for temporary files cannot be used: \(reason)")
      case .notStarted(let reason):
        throw WorkbookError(status: 73, line: "\(program.lastPathComponent) cannot be started: \(reason)")
      case .interrupted: throw WorkbookError(status: 69, line: "\(exercise.path) was not judged to the end")
      }
    }
  }
}
