import Foundation
import Programs
import Terminal
import Workbench

/// Builds what the reader has written for an exercise, and has it judged by the program that comes of it.
struct Trial {
  let exercise: ExerciseFiles

  /// Where the build puts programs that are to be debugged.
  var products = BuildFolder.debug

  /// Writes a line.
  var tell: (String) -> Void = Workbook.tell

  /// Whether a judge with this journal may go on, asked some times a second; nil for as long as he does not stay with one
  /// screen.
  var goesOn: ((Journal) -> Bool)?

  /// How long the program has to come to a verdict: one that goes on from screen to screen needs seconds.
  private let limit = Duration.seconds(300)

  init(_ exercise: ExerciseFiles) {
    self.exercise = exercise
  }

  /// - Throws: `WorkbookError` if nothing can be built, or a file cannot be read or written.
  func run() throws(WorkbookError) -> Judged {
    tell("building \(exercise.yours) …")
    // In another window the same program may be built for another exercise, and write into the same journal.
    return try FolderLock.holding(
      "judge-\(exercise.chapter).lock", in: exercise.root, .untilFree,
      orElse: { _ in WorkbookError(status: 73, line: "the folder .build takes no lock: can it be written to?") },
      buildAndJudge)
  }

  private func buildAndJudge() throws(WorkbookError) -> Judged {
    let (exercise, products, tell) = (exercise, products, tell)
    let outcome = try WorkbookError.lifting { () throws(WorkbenchError) in
      try ReadersFile(of: exercise).begin()
      return try YourProgram(exercise, in: products, telling: tell).build()
    }
    if case .built(let program) = outcome { return try judge(by: program) }
    for line in outcome.complaint(about: exercise) { tell(line) }
    // Not the reader's doing, and so no verdict.
    if case .failed = outcome { throw unjudged }
    return .wrong
  }

  private func judge(by program: URL) throws(WorkbookError) -> Judged {
    let path = "\(program.path).journal"
    let journal = Journal(path: path)
    try WorkbookError.lifting { () throws(WorkbenchError) in try journal.begin() }
    guard let run = try run(program, journal, at: path) else {
      tellEnd(
        journal, expected: "it comes to an end", found: "never does",
        advice: "Which loop has no end?")
      return .wrong
    }
    if run.isSignal {
      tellEnd(
        journal, expected: "the program goes on", found: "ended it",
        advice: "The system says above in which line: a ! where there is nothing, a number that is too large, or what "
          + "calls itself again and again?")
      return .wrong
    }
    // Why not, the program has said.
    if run.status == WorkbookError.unavailable { throw unjudged }
    return run.status == 0 ? .solved : .wrong
  }

  /// The run of the program; nil if it never comes to an end.
  private func run(_ program: URL, _ journal: Journal, at path: String) throws(WorkbookError) -> Program.Run? {
    // Of a crash the line is told, and not all that Swift knows about it.
    let backtrace = "threads=crashed,registers=none,images=none,limit=16,top=0"
    let judge = Program(
      program, ["--check", "--pattern", "yours"],
      environment: [Journal.variable: path, "SWIFT_BACKTRACE": backtrace], in: exercise.root)
    var patience = Patience(limit: .seconds(30), from: .now)
    do throws(Program.Failure) {
      return try judge.run(.shown, limit: limit) { _ in
        goesOn?(journal) ?? patience.lasts(length: journal.length, at: .now)
      }
    } catch {
      switch error {
      case .endless: return nil
      case .noRoom(let reason):
        throw WorkbookError(status: 73, line: Program.Failure.noRoomLine(reason))
      case .notStarted(let reason):
        throw WorkbookError(
          status: WorkbookError.unavailable, line: "\(program.lastPathComponent) cannot be started: \(reason)")
      case .interrupted:
        throw WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) was not judged to the end")
      }
    }
  }

  private var unjudged: WorkbookError {
    WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) could not be judged")
  }

  /// A verdict about what the program could not tell any more.
  private func tellEnd(_ journal: Journal, expected: String, found: String, advice: String) {
    let tried = journal.last ?? Journal.Entry("Something can be tried.")
    let lines =
      ["✗ \(tried.statement)"] + tried.script.map { "    \($0)" }
      + ["  expected \(expected)", "  yours: \(found)", "  look at: \(advice)"]
    for line in lines { tell(line.visible) }
  }
}
