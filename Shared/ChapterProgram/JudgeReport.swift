import Foundation
import Stage
import Terminal
import Workbench
import Workshop

/// `--check --pattern yours`: judges what a reader has written, and prints the fault.
@MainActor struct JudgeReport {
  private let title: String
  private let submission: any Submission
  private let console: Console
  private let ink: Ink
  private let journal: Journal?

  /// - Parameter journal: records each judgement before it is made, because it may end the program.
  init(_ submission: any Submission, title: String, _ console: Console, _ ink: Ink, journal: Journal? = nil) {
    self.title = title
    self.submission = submission
    self.console = console
    self.ink = ink
    self.journal = journal
  }

  /// Prints each judgement as it is made.
  func run() -> ExitStatus {
    let status = judge()
    journal?.end()
    return status
  }

  private func judge() -> ExitStatus {
    console.writeLine(ink.bold(title))
    let judgements: [Judgement]
    do { judgements = try submission.judgements(Effort(), journal: journal) } catch {
      console.complain("\(title): \("\(error)".visible)")
      return .unavailable
    }
    for judgement in judgements {
      journal?.add(Journal.Entry(judgement.statement, script: judgement.script))
      // Buffered output would be lost in a pipe if the program ended.
      fflush(nil)
      do {
        if let verdict = try judgement.verdict() {
          console.writeLine("\(verdict)")
          return .differs
        }
        console.writeLine("\(ink.good("✓")) \(judgement.statement)")
      } catch let trouble as ReferenceTrouble {
        console.complain("\(title): this cannot be judged: \("\(trouble)".visible)")
        return .unavailable
      } catch {
        console.complain("\(title): the rule \(quoted(judgement.statement)) cannot be tried: \("\(error)".visible)")
        return .differs
      }
    }
    console.writeLine(ink.good("solved"))
    return .fine
  }
}
