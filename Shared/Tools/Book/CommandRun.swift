import Foundation
import Programs

/// A command line of a shell that ran to its end, without colours and with nothing on its standard input.
struct CommandRun {
  /// The exit status; for a command that a signal ended 128 and its number.
  let status: Int32

  /// The standard output; empty if it is overdue.
  let text: String
  let isOverdue: Bool

  /// Runs a command line in a folder.
  ///
  /// - Parameters:
  ///   - environment: set for it, over that of this program.
  ///   - limit: after so long it is ended, with what it has started.
  /// - Throws: `BookError` if it cannot be started, or if this program is interrupted.
  init(
    _ command: String, in folder: URL, environment: [String: String] = [:], limit: Duration = .seconds(3600)
  ) throws(BookError) {
    let shell = Program(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command],
      environment: environment.merging(["NO_COLOR": "1"]) { $1 }, in: folder)
    do throws(Program.Failure) {
      let run = try shell.run(.kept, limit: limit)
      (status, text, isOverdue) = (run.shellStatus, run.output, false)
    } catch {
      switch error {
      case .endless: (status, text, isOverdue) = (128 + SIGKILL, "", true)
      case .interrupted: throw BookError(128 + (Interruption.number ?? 0), "Book: stopped; every file is as it was")
      case .notStarted(let reason): throw BookError(69, "Book: /bin/sh cannot be started: \(reason)")
      case .noRoom(let reason): throw BookError(73, "Book: \(Program.Failure.noRoomLine(reason))")
      }
    }
  }
}
