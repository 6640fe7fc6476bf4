import Foundation
import Stage
import Workbench
import Workshop

extension Chapter {
  /// The chapter's program with what a reader has written for an exercise.
  public static func main(_ attempt: Attempt) { main(attempt, serving: nil) }

  /// The same program, in which `serve` shows a session in a browser.
  package static func main(_ attempt: Attempt, serving serve: ServeSession?) {
    let environment = ProcessInfo.processInfo.environment
    let console = environment[Journal.variable].map { Console.standard(beside: Journal(path: $0)) } ?? .standard
    var program = ChapterCommand(Self.self, console, submission: attempt.submission)
    program.serveSession = serve
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(program.run(arguments, environment: environment).rawValue)
  }
}
