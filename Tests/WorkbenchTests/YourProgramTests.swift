import BuiltPackage
import Foundation
import Testing

@testable import Workbench

/// A stand-in for `swift`, which writes down how it is called, and says what it is told to.
@Suite("Building the reader's program")
struct YourProgramTests {
  private let folder = BenchFolder()
  private let exercise: ExerciseFiles
  private let built: URL

  init() throws {
    exercise = try folder.exercise("ResetUnseen")
    built = folder.root.appendingPathComponent(".build/linux/debug")
    try folder.write(exercise.yours, "// mine\n")
  }

  private func build(_ script: String, telling tell: @escaping (String) -> Void = { _ in }) throws
    -> YourProgram.Outcome
  {
    try folder.write("swift", program: "echo \"$* YOURS=$YOURS\" >> calls\n\(script)")
    return try SwiftTool.$tool.withValue(folder.root.appendingPathComponent("swift")) {
      try YourProgram(exercise, in: built, telling: tell).build()
    }
  }

  private func buildChapter() throws { try folder.write(".build/linux/debug/Counter", "") }

  @Test func `the program is built with the reader's file and a start`() throws {
    try buildChapter()
    #expect(try build("exit 0") == .built(built.appendingPathComponent("YourCounter")))
    let scratch = folder.root.appendingPathComponent(".build").path
    #expect(
      folder.read("calls") == "build --product YourCounter --scratch-path \(scratch) YOURS=03-Counter/ResetUnseen\n")
    #expect(
      folder.read("Chapters/03-Counter/Yours/Start/ResetUnseen+Start.swift")?
        .contains("CounterChapter.main(Attempt(ResetUnseen.self, ResetUnseen.Yours.self))") == true)
    #expect(folder.read(exercise.yours) == "// mine\n")
  }

  @Test("a chapter without a build is built first, with a notice that it takes long; after that without a notice")
  func chapterFirst() throws {
    let script = """
      case "$*" in *"--product Counter "*) mkdir -p .build/linux/debug; : >.build/linux/debug/Counter;; esac
      """
    var told: [String] = []
    #expect(try build(script) { told.append($0) } == .built(built.appendingPathComponent("YourCounter")))
    #expect(folder.read("calls")?.split(separator: "\n").count == 2)
    #expect(told == ["building the chapter first; this once it takes some minutes …"])
    told = []
    _ = try build(script) { told.append($0) }
    #expect(told == [])
  }

  @Test func `a file without the judged type is reported, and a warning in it is not the reason`() throws {
    try buildChapter()
    let start = "Chapters/03-Counter/Yours/Start/ResetUnseen+Start.swift"
    let outcome = try build(
      "echo $PWD/\(exercise.yours):1:2: warning: odd; echo $PWD/\(start):8:1: error: no Yours; exit 1")
    #expect(outcome == .notDeclared)
    #expect(
      outcome.complaint(about: exercise).first?.contains("extension ResetUnseen with a final class Yours") == true)
  }

  @Test func `a build that waits for another build says so, once`() throws {
    try buildChapter()
    var told: [String] = []
    let go = folder.root.appendingPathComponent("go")
    // It continues when the test has received the line.
    let script = """
      mkfifo go
      echo "Another instance of SwiftPM (PID: 7) is already running using '.build', waiting …" >&2
      read -r line <go
      """
    func goOn() { try? FileHandle(forWritingTo: go).write(contentsOf: Data("\n".utf8)) }
    var outcome: YourProgram.Outcome?
    let isHeard = comesToAnEnd {
      outcome = try? self.build(script) {
        told.append($0)
        goOn()
      }
    }
    if !isHeard { goOn() }
    #expect(outcome == .built(built.appendingPathComponent("YourCounter")))
    #expect(told == ["another build is at work in this folder: waiting until it has ended …"])
  }
}
