import Foundation
import Programs
import Terminal
import Workbench

/// Builds what the reader has written for an exercise, and has it judged or shown by the program that comes of it.
struct Trial {
  let exercise: ExerciseFiles
  var products = BuildFolder.debug
  var tell: (String) -> Void = Workbook.tell

  /// True if the program is to have a server for its stage.
  private var isServed = false

  /// Decides about a judge with this journal, some times a second; nil lets it continue as long as it does not stay with
  /// one screen.
  var answer: ((Journal) -> ScreenTimeout.Answer)?

  /// The seconds that the judge may stay with one screen: an endless loop takes longer.
  private static let secondsOnOneScreen = 8

  /// The time limit of the verdict: a program that continues from screen to screen needs seconds.
  private let limit = Duration.seconds(300)

  init(_ exercise: ExerciseFiles) {
    self.exercise = exercise
  }

  /// Has it judged.
  ///
  /// - Throws: `WorkbookError` if nothing can be built, or a file cannot be read or written.
  func judge() throws(WorkbookError) -> Judged {
    try building { program throws(WorkbookError) in try judge(by: program) } ?? .wrong
  }

  /// Puts the program for an exercise in the place of this one, with these options; returns only if the reader's file is at
  /// fault, which is reported.
  ///
  /// - Throws: `WorkbookError` if nothing can be built, or a file cannot be read or written.
  static func become(_ exercise: ExerciseFiles, _ options: [String]) throws(WorkbookError) {
    var trial = Trial(exercise)
    // Standard output is the program's.
    trial.tell = Workbook.complain
    trial.isServed = options.contains("--serve")
    _ = try trial.building { program throws(WorkbookError) -> Never in
      throw trial.notStarted(program, Program.replaceThis(by: program, options))
    }
  }

  /// Builds the program and returns the result of `body`; nil if the reader's file is at fault, which is reported.
  private func building<Result>(
    _ body: (URL) throws(WorkbookError) -> Result
  ) throws(WorkbookError) -> Result? {
    tell("building \(exercise.yours) …")
    // In another window the same program may be built for another exercise, and write into the same journal.
    return try FolderLock.holding(
      "judge-\(exercise.chapter).lock", in: exercise.root, .untilFree,
      orElse: { _ in WorkbookError(status: 73, line: "the folder .build takes no lock: can it be written to?") }
    ) { () throws(WorkbookError) in
      guard let program = try build() else { return nil }
      return try body(program)
    }
  }

  private func build() throws(WorkbookError) -> URL? {
    let (exercise, products, isServed, tell) = (exercise, products, isServed, tell)
    let outcome = try WorkbookError.lifting { () throws(WorkbenchError) in
      try ReadersFile(of: exercise).begin()
      return try YourProgram(exercise, in: products, isServed: isServed, telling: tell).build()
    }
    if case .built(let program) = outcome { return program }
    for line in outcome.complaint(about: exercise) { tell(line) }
    // Not the reader's doing, and so no verdict.
    if case .failed = outcome {
      throw WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) could not be built")
    }
    return nil
  }

  private func judge(by program: URL) throws(WorkbookError) -> Judged {
    let journal = exercise.journal
    try WorkbookError.lifting { () throws(WorkbenchError) in try journal.begin() }
    let run = try run(program, journal)
    tellPrints(journal)
    guard let run else {
      tellEnd(
        journal, expected: "it comes to an end", found: "never does",
        advice: "Which loop has no end?")
      return .wrong
    }
    if run.isSignal {
      tellEnd(
        journal, expected: "the program goes on", found: Crash(journal.report, in: exercise)?.line ?? "ended it",
        advice: "Is it a ! where there is nothing, a number that is too large, or a function that calls itself again "
          + "and again? swift run Workbook backtrace \(exercise.path) shows the calls")
      return .wrong
    }
    guard journal.hasEnded || (journal.last == nil && run.status != 0) else {
      tellEnd(
        journal, expected: "the program goes on", found: "ended it with exit status \(run.status)",
        advice: "A call of exit ends the whole program: the code of a screen returns instead.")
      return .wrong
    }
    // Why not, the program has said.
    if run.status == WorkbookError.unavailable {
      throw WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) could not be judged")
    }
    return run.status == 0 ? .solved : .wrong
  }

  /// The run of the program; nil if it never comes to an end.
  private func run(_ program: URL, _ journal: Journal) throws(WorkbookError) -> Program.Run? {
    // Unless asked, macOS reports a crash only to a terminal.
    let backtrace = "enable=yes,color=no,threads=crashed,registers=none,images=none,limit=16,top=0"
    let judge = Program(
      program, ["--check", "--pattern", "yours"],
      environment: [Journal.variable: journal.path, "SWIFT_BACKTRACE": backtrace], in: exercise.root)
    var timeout = ScreenTimeout(notice: .seconds(2), limit: .seconds(Self.secondsOnOneScreen), from: .now)
    do throws(Program.Failure) {
      return try judge.run(.shown, limit: limit) { _ in
        journal.capPrints()
        let answer = answer?(journal) ?? timeout.answer(length: journal.length, at: .now)
        if answer == .goesOnNoticed {
          let rule = journal.last?.statement ?? "it begins"
          tell("waiting for your code, \(Self.secondsOnOneScreen) seconds at most: \(rule)".visible)
        }
        return answer != .isOver
      }
    } catch {
      switch error {
      case .endless: return nil
      case .noRoom(let reason):
        throw WorkbookError(status: 73, line: Program.Failure.noRoomLine(reason))
      case .notStarted(let reason):
        throw notStarted(program, reason)
      case .interrupted:
        throw WorkbookError(status: WorkbookError.unavailable, line: "\(exercise.path) was not judged to the end")
      }
    }
  }

  /// The first lines that the reader's code has printed: each of many screens may print the same.
  private func tellPrints(_ journal: Journal) {
    let (lines, hasMore) = journal.prints(atMost: 5)
    guard !lines.isEmpty else { return }
    tell("printed by your code\(hasMore ? ", the first \(lines.count) lines" : ""):")
    for line in lines { tell("  | \(line.visible.shortened(toColumns: 96))") }
  }

  private func notStarted(_ program: URL, _ reason: String) -> WorkbookError {
    WorkbookError(
      status: WorkbookError.unavailable, line: "\(program.lastPathComponent) cannot be started: \(reason)")
  }

  /// A verdict about a program that could not report it any more.
  private func tellEnd(_ journal: Journal, expected: String, found: String, advice: String) {
    let tried = journal.last ?? Journal.Entry("Something can be tried.")
    let lines =
      ["✗ \(tried.statement)"] + tried.script.map { "    \($0)" }
      + ["  expected \(expected)", "  yours: \(found)", "  look at: \(advice)"]
    for line in lines { tell(line.visible) }
  }
}
