import BuiltPackage
import Foundation
import Testing

@Suite("A mistake is answered with one line on standard error")
struct MistakeTests {
  @Test(
    "in the arguments: 64",
    arguments: [
      (["--pattern", "foo"], "Counter: unknown pattern \"foo\": use callback, delegate, observer, rx or yours"),
      (["--pattern", "rxx"], "Counter: unknown pattern \"rxx\": did you mean rx?"),
      (["--dmeo"], "Counter: unknown option \"--dmeo\": did you mean --demo?"),
      (["demo"], "Counter: unexpected argument \"demo\": did you mean --demo?"),
      (["--script"], "Counter: --script needs a value: write --script FILE"),
      (["--step", "3"], "Counter: --step takes a whole number from 1 to 2, not \"3\""),
      (["--demo", "--list"], "Counter: --demo and --list exclude each other: give one of them"),
      (["--depth", "2"], "Counter: --depth belongs to --check: add --check or leave --depth out"),
      (["--check", "--depth", "two"], "Counter: --depth takes a whole number from 1 to 100, not \"two\""),
    ])
  func arguments(_ arguments: [String], _ complaint: String) async throws {
    let run = try await ProgramRun("Counter", arguments)
    #expect(run.status == 64)
    #expect(run.complaints == [complaint])
    #expect(run.text == "")
  }

  @Test(
    "in a file's name: 66",
    arguments: [
      (
        "missing.script",
        "missing.script: there is no such file; --script takes the path of a script, or - for standard input"
      ),
      ("Chapters", "Chapters: it cannot be read; --script takes the path of a script, or - for standard input"),
    ])
  func file(_ file: String, _ complaint: String) async throws {
    let run = try await ProgramRun("Counter", ["--script", file])
    #expect(run.status == 66)
    #expect(run.complaints == [complaint])
    #expect(run.text == "")
  }

  @Test(
    "in a script: 65, with line, column and what there is",
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

  @Test("a control that is not there is answered with those that are")
  func controls() async throws {
    let run = try await ProgramRun("Counter", ["--script", "-"], input: Data("tap nothing\n".utf8))
    for control in ["up", "down", "up10", "down10", "reset", "count"] {
      #expect(run.complaints.first?.contains(control) == true, "\(run.complaints)")
    }
  }

  @Test("in the bytes of a script: 65, with the place of the first that is not UTF-8")
  func bytes() async throws {
    let run = try await ProgramRun(
      "Counter", ["--script", "-"], input: Data("tap up\ntap \u{E9}".utf8 + [0xFF, 0x0A]))
    #expect(run.status == 65)
    #expect(
      run.complaints == [
        "<stdin>:2:6: found the byte 0xFF, which is not UTF-8, expected text: save the script as UTF-8"
      ])
  }

  @Test("a megabyte of garbage is one line as well", arguments: ["x", "\0", "x\n", "\u{1B}", "\u{301}", nil])
  func garbage(_ piece: String?) async throws {
    let notText = Data(repeating: 0xFF, count: 1_000_000)
    let bytes = piece.map { Data(String(repeating: $0, count: 1_000_000 / $0.utf8.count).utf8) } ?? notText
    let run = try await ProgramRun("Counter", ["--script", "-"], input: bytes)
    #expect(run.status == 65)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.hasPrefix("<stdin>:1:1: found the ") == true)
    #expect(run.error.count < 500)
  }
}
