import BuiltPackage
import Foundation
import Testing

@Suite("A mistake is answered with one line on standard error")
struct MistakeTests {
  @Test(
    "in the arguments: 64",
    arguments: [
      (["--pattern", "foo"], "Counter: unknown pattern \"foo\": use callback, delegate, observer, rx or yours"),
      (["--step", "3"], "Counter: --step takes a whole number from 1 to 2, not \"3\""),
    ])
  func arguments(_ arguments: [String], _ complaint: String) async throws {
    let run = try await ProgramRun("Counter", arguments)
    #expect(run.status == 64)
    #expect(run.complaints == [complaint])
    #expect(run.text == "")
  }

  @Test(
    "in a script: 65, with line, column and the alternatives",
    arguments: [
      ("tap nothing\n", "<stdin>:1:5: there is no control nothing: use one of "),
      ("tap up\n\n  push up\n", "<stdin>:3:3: found the unknown command \"push\": use "),
      ("tap up\nstep 3\n", "<stdin>:2:"),
      ("event restore twelve\n", "<stdin>:1:15: "),
      ("expect count 1\n", "<stdin>:1:14: "),
    ])
  func script(_ script: String, _ start: String) async throws {
    let run = try await ProgramRun("Counter", ["--script", "-"], input: Data(script.utf8))
    #expect(run.status == 65)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.hasPrefix(start) == true, "\(run.complaints)")
  }
}
