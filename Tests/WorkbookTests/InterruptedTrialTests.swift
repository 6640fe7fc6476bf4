import BuiltPackage
import Foundation
import Testing

@Suite("A verdict that is interrupted")
struct InterruptedTrialTests {
  private let folder = BenchFolder()

  init() throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "// mine\n")
    try folder.write(".build/debug/Counter", "")
    try folder.write("tools/swift", program: "exit 0")
  }

  /// Runs `Workbook verify` in a shell, which finds it as `$workbook`.
  private func verify(_ shell: String = "$workbook", judge: String) async throws -> ProgramRun {
    try folder.write(".build/debug/YourCounter", program: judge)
    return try await ProgramRun(
      commandLine: """
        cd '\(folder.root.path)' && PATH=$PWD/tools:$PATH
        cp "$PRODUCTS/Workbook" .build/debug/ && workbook=".build/debug/Workbook verify ResetUnseen"
        \(shell)
        """)
  }

  // Not by Ctrl-C itself: what a shell starts in the background ignores that.
  @Test(
    "a signal that ends the workbook is passed on to the program that is judged",
    arguments: [("TERM", 143), ("HUP", 129)])
  func interrupted(_ signal: String, _ status: Int32) async throws {
    // A program that waits for the judge reads until the last writer has left.
    let run = try await verify(
      """
      mkfifo ready alive
      cat alive & cat=$!
      $workbook & workbook=$!
      read -r line <ready
      kill -s \(signal) "$workbook"
      wait "$cat"
      wait "$workbook"
      """, judge: "trap 'echo asked to end; exit' \(signal); exec 3>alive; sleep 1000 & echo >ready; wait")
    #expect(run.text.hasSuffix("…\nasked to end\n"))
    #expect(run.status == status)
  }
}
