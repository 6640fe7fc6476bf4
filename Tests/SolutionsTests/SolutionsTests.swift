import BuiltPackage
import Stage
import Testing
import Workbench

/// Every exercise as it lies on disk is tried: whoever adds one and forgets its solution is told.
@Suite("The solutions")
@MainActor struct SolutionsTests {
  nonisolated static let exercises = (try? Shelf(root: PackageFolder.root))?.exercises ?? []

  @Test("there are exercises")
  func someExercises() {
    #expect(!Self.exercises.isEmpty)
  }

  @Test("a solution breaks no rule, is like its reference, and leaves nothing behind", arguments: exercises)
  func isSolved(_ exercise: ExerciseFiles) throws {
    let attempt = try #require(solutions[exercise.path], "add it to Solutions.swift")
    let verdict = try attempt.verdict(Effort(depth: 2, random: 3, time: nil))
    #expect(verdict == nil, "\(verdict?.description ?? "")")
  }

  @Test("an exercise says by what it is judged, in the words of its rules", arguments: exercises)
  func toldRules(_ exercise: ExerciseFiles) throws {
    let attempt = try #require(solutions[exercise.path])
    #expect(try exercise.text().rules.map { $0.replacing("\n", with: " ") } == attempt.rules)
  }
}
