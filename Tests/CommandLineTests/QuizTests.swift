import BuiltPackage
import Foundation
import Testing

@Suite("A quiz on the command line")
struct QuizTests {
  @Test("it takes lines, says nothing of a difference, and ends with the fault when its line is guessed")
  func found() async throws {
    let lines = "tap down\nguess rx\nguess delegate 36\n"
    let run = try await ProgramRun("Counter", ["--quiz", "--seed", "13"], input: Data(lines.utf8))
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #expect(!run.text.contains("✗ delegate"))
    #expect(
      run.text.hasSuffix(
        """
        > No: rx does what it should. (reveal gives up)
        > Yes, it is delegate, and that is the line: 2 of 3 points.

        Delegate.swift:36, - as it should be, + as it is
        -       count = count.moved(by: -1)
        -       delegate?.viewModel(self, didChange: count)
        +       delegate?.viewModel(self, didChange: count)
        +       count = count.moved(by: -1)

        ✗ The delegate is notified before the count has changed.
        A delegate shows the value that it is passed. First change the state, then notify.

            tap down
          expected count "-1"
          delegate: count "0"

        The same again: swift run Counter --quiz --seed 13
        Another one:    swift run Counter --quiz --seed 14

        """))
  }

  @Test(arguments: 0..<6)
  func `a step has faults of its own`(_ seed: Int) async throws {
    let input = Data("help\nreveal\n".utf8)
    let run = try await ProgramRun("Counter", ["--quiz", "--step", "2", "--seed", "\(seed)"], input: input)
    #expect(run.text.contains("\nControls of step 2\n"))
    #expect(run.text.contains("> It was observer.\n") || run.text.contains("> It was rx.\n"))
    #expect(run.text.contains("\nThe same again: swift run Counter --quiz --step 2 --seed \(seed)\n"))
    #expect(run.text.contains("\nAnother one:    swift run Counter --quiz --step 2 --seed "))
  }
}
