import Foundation
import Programs

/// A run of the `swift` that stands in the path.
enum SwiftTool {
  /// The stand-in of a test.
  @TaskLocal static var tool: URL?

  /// The time limit: a first build on a small machine takes a good part of it.
  private static let limit = Duration.seconds(3600)

  /// Runs it in `folder` and waits for its end; what it says comes in one text.
  ///
  /// - Parameter tell: receives a line if the tool waits for another build.
  /// - Throws: ``WorkbenchError`` if it cannot be started, or does not end.
  static func run(
    _ arguments: [String], _ environment: [String: String], in folder: URL, _ tell: (String) -> Void
  ) throws(WorkbenchError) -> (status: Int32, output: String) {
    let swift = Program(
      tool ?? URL(fileURLWithPath: "/usr/bin/env"), (tool == nil ? ["swift"] : []) + arguments,
      environment: environment, in: folder)
    do throws(Program.Failure) {
      var isTold = false
      let run = try swift.run(.keptTogether, limit: limit) { said in
        if !isTold, said().contains("Another instance of SwiftPM") {
          isTold = true
          tell("another build is at work in this folder: waiting until it has ended …")
        }
        return true
      }
      return (run.status, run.output)
    } catch {
      switch error {
      case .notStarted(let reason): throw WorkbenchError("swift cannot be started: \(reason)")
      case .noRoom(let reason): throw WorkbenchError(Program.Failure.noRoomLine(reason))
      case .endless:
        throw WorkbenchError("swift \(arguments.first ?? "") took more than an hour, and was ended: try again")
      case .interrupted: throw WorkbenchError("swift \(arguments.first ?? "") was ended")
      }
    }
  }
}
