import Dispatch
import Foundation
import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Builds what the reader has written for an exercise, and has it judged by the program that comes of it.
struct Trial {
  let exercise: ExerciseFiles

  /// How many seconds the program has to come to a verdict.
  private let limit = 120.0

  /// - Throws: `WorkbookError` if nothing can be built, or a file cannot be read or written.
  func run() throws(WorkbookError) -> Judged {
    let exercise = exercise
    print("building \(exercise.yours) …")
    fflush(nil)
    let outcome = try WorkbookError.lifting { () throws(WorkbenchError) in
      try ReadersFile(of: exercise).begin()
      return try YourProgram(exercise, in: BuildFolder.debug).build()
    }
    if case .built(let program) = outcome { return try judge(by: program) }
    for line in outcome.complaint(about: exercise) { print(line) }
    // Not the reader's doing, and so no verdict.
    if case .failed = outcome { throw WorkbookError(status: 69, line: "\(exercise.path) could not be judged") }
    return .wrong
  }

  private func judge(by program: URL) throws(WorkbookError) -> Judged {
    fflush(nil)
    let process = Process()
    process.executableURL = program
    process.arguments = ["--check", "--pattern", "yours"]
    process.currentDirectoryURL = exercise.root
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch {
      throw WorkbookError(
        status: 73, line: "\(program.lastPathComponent) cannot be started: \(error.localizedDescription)")
    }
    guard end.wait(timeout: .now() + limit) == .success else {
      kill(process.processIdentifier, SIGKILL)
      print("✗ your code never comes to an end: it was when what comes behind the last ✓ was tried")
      return .wrong
    }
    if process.terminationReason == .uncaughtSignal {
      print("✗ your code ended the program: it was when what comes behind the last ✓ was tried")
      return .wrong
    }
    return process.terminationStatus == 0 ? .solved : .wrong
  }
}
