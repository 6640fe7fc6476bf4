import Foundation

extension Chapter {
  /// The chapter's program with what a reader has written for an exercise.
  public static func main(_ attempt: Attempt) {
    let program = ChapterProgram(Self.self, .standard, guest: attempt.guest)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(program.run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
  }
}
