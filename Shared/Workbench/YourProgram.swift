import Foundation

/// The chapter's program with what the reader has written for one exercise.
///
/// The package has it only if it is asked for: `YOURS=03-Counter/Reset swift build --product YourCounter`. So no other
/// build sees the reader's file, and an error in one chapter hurts no other.
public struct YourProgram {
  private let exercise: ExerciseFiles
  private let folder: URL
  private let isServed: Bool
  private let tell: (String) -> Void

  /// The program for `exercise`.
  ///
  /// - Parameters:
  ///   - folder: where the build puts programs that are to be debugged: ``BuildFolder``.
  ///   - isServed: true if it can show its stage in a browser.
  ///   - tell: receives a line while the build takes longer than usual.
  public init(
    _ exercise: ExerciseFiles, in folder: URL, isServed: Bool = false,
    telling tell: @escaping (String) -> Void = { _ in }
  ) {
    self.exercise = exercise
    self.folder = folder
    self.isServed = isServed
    self.tell = tell
  }

  /// The result of the build.
  public enum Outcome: Hashable, Sendable {
    /// The program is here.
    case built(URL)
    /// The compiler does not take the reader's file.
    case refused([CompilerMessage])
    /// The reader's file does not have what the program starts with.
    case notDeclared
    /// Something else is wrong; this is what the build says, line by line.
    case failed([String])
  }

  /// Builds it, and the chapter's program before it if that has not been built yet.
  ///
  /// - Throws: ``WorkbenchError`` if a file cannot be written.
  public func build() throws(WorkbenchError) -> Outcome {
    try writeStart()
    if !FileManager.default.fileExists(atPath: folder.appendingPathComponent(exercise.program).path) {
      tell("building the chapter first; this once it takes some minutes …")
      let chapter = try run(["build", "--product", exercise.program])
      guard chapter.status == 0 else { return .failed(CompilerMessage.errorLines(of: chapter.output)) }
    }
    let name = "Your\(exercise.program)"
    var environment = ["YOURS": "\(exercise.chapter)/\(exercise.name)"]
    if isServed { environment["SERVED"] = "1" }
    let (status, output) = try run(["build", "--product", name], environment)
    if status == 0 { return .built(folder.appendingPathComponent(name)) }
    let errors = CompilerMessage.errors(of: output, about: exercise.yours)
    if !errors.isEmpty { return .refused(errors) }
    return output.contains("\(startPath):") ? .notDeclared : .failed(CompilerMessage.errorLines(of: output))
  }

  /// The file that starts it, from the folder of the chapter.
  private var startPath: String { "Yours/Start/\(exercise.name)+Start.swift" }

  /// The file that starts the program; the same one keeps its date, so that nothing is built for it.
  private func writeStart() throws(WorkbenchError) {
    let text = """
      // Written by the workbook: starts the program of the chapter with \(exercise.name).swift.

      @testable import \(exercise.program)
      import \(isServed ? "WebStage" : "ChapterProgram")
      import Workshop

      @main enum Start {
        static func main() {
          \(exercise.program)Chapter.\(isServed ? "serve" : "main")(Attempt(\(exercise.name).self, \(exercise.name).Yours.self))
        }
      }

      """
    let file = exercise.file(startPath)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try WorkbenchError.writing(file) { try Data(text.utf8).write(to: $0, options: .atomic) }
  }

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws(WorkbenchError) -> (status: Int32, output: String) {
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    return try SwiftTool.run(arguments + ["--scratch-path", scratch.path], environment, in: exercise.root, tell)
  }
}
