import BuiltPackage
import Foundation
import Stage
import Testing
import Workbench
import Workshop

@Suite("The skeletons")
@MainActor struct SkeletonsTests {
  nonisolated static let exercises = (try? Shelf(root: PackageFolder.root))?.exercises ?? []

  @Test(arguments: exercises)
  func `a skeleton compiles, and fails as its text says; RECORD=1 writes it there`(_ exercise: ExerciseFiles) throws {
    let attempt = try #require(attempts[exercise.path], "add it to Attempts.swift")
    let verdict = try #require(
      try attempt.verdict(Effort(depth: 2, random: 3, time: nil)), "it is solved before anything has been written")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try exercise.record(verdict.description) }
    #expect(try exercise.text().verdict == verdict.description)
  }
}

extension ExerciseFiles {
  /// Puts `verdict` in the place of the block under "At first".
  fileprivate func record(_ verdict: String) throws {
    let file = PackageFolder.root.appendingPathComponent(textPath)
    var text = try String(contentsOf: file, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /## At first\n\n```text\n(?:.*\n)*?```/))
    text.replaceSubrange(block.range, with: "## At first\n\n```text\n\(verdict)\n```")
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
