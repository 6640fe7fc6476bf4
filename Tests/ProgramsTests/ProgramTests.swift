import Foundation
import Testing

@testable import Programs

@Suite("A program that another one starts")
struct ProgramTests {
  /// Longer than any test waits.
  private let ages = Duration.seconds(600)

  private func shell(_ text: String, environment: [String: String] = [:], in folder: URL? = nil) -> Program {
    Program(URL(fileURLWithPath: "/bin/sh"), ["-c", text, "sh", "a b"], environment: environment, in: folder)
  }

  /// Returns true if a process runs; a zombie does not.
  private func isRunning(_ number: Int32) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else {
      return !FileManager.default.fileExists(atPath: "/proc/self") && kill(number, 0) == 0
    }
    return stat.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  @Test func `it gets arguments, environment and folder, and nothing on its standard input`() throws {
    let program = shell(
      "echo \"$1 $WORD $PWD\"; cat; exit 3", environment: ["WORD": "word"], in: URL(fileURLWithPath: "/usr"))
    let run = try program.run(.kept, limit: ages)
    #expect(run.output == "a b word /usr\n")
    #expect(run.status == 3)
    #expect(!run.isSignal)
    #expect(run.shellStatus == 3)
  }

  @Test func `its output is captured apart or in order, in any amount`() throws {
    let program = shell("echo 1; echo 2 >&2; echo 3")
    let apart = try program.run(.keptApart, limit: ages)
    #expect([apart.output, apart.complaint] == ["1\n3\n", "2\n"])
    let together = try program.run(.keptTogether, limit: ages)
    #expect([together.output, together.complaint] == ["1\n2\n3\n", ""])
    #expect(try program.run(.shown, limit: ages).output == "")
    let much = try shell("head -c 1000000 /dev/zero").run(.kept, limit: ages)
    #expect(much.output.utf8.count == 1_000_000)
  }

  @Test func `the signal that ended it is reported`() throws {
    let run = try shell("kill -s KILL $$").run(.kept, limit: ages)
    #expect(run.isSignal)
    #expect(run.status == 9)
    #expect(run.shellStatus == 137)
  }

  @Test func `the output so far can be read while it runs`() throws {
    var texts: [String] = []
    #expect(throws: Program.Failure.endless) {
      try shell("echo 1; exec sleep 1000").run(.kept, limit: ages) { text in
        texts.append(text())
        return texts.filter { $0 == "1\n" }.count < 2
      }
    }
    #expect(texts.suffix(2) == ["1\n", "1\n"])
  }

  @Test func `one that cannot be started is reported`() {
    #expect(throws: Program.Failure.self) { try Program(URL(fileURLWithPath: "/nowhere")).run(.kept, limit: ages) }
  }

  @Test func `one that does not end is ended, also if it does not listen to a request`() throws {
    let file = NumberFile()
    let program = shell("trap '' INT TERM; echo $$ >\"$FILE\"; sleep 1000 & wait", environment: file.environment)
    #expect(throws: Program.Failure.endless) { try program.run(.kept, limit: .seconds(8)) }
    #expect(hasEnded(try file.number()))
  }

  @Test func `child processes that it leaves behind cause no delay, and are ended`() throws {
    let run = try shell("sleep 1000 & echo $!; exit 4").run(.kept, limit: ages)
    #expect(run.status == 4)
    #expect(hasEnded(try #require(Int32(run.output.dropLast()))))
  }

  @Test func `a process that left its group is not ended, and not waited for`() throws {
    let file = NumberFile()
    // With job control, bash gives each job a group of its own.
    let program = Program(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "set -m; sleep 1000 & echo $! >\"$FILE\"; echo done; exit 3"], environment: file.environment)
    let run = try program.run(.kept, limit: ages)
    #expect(run.output == "done\n")
    #expect(run.status == 3)
    let number = try file.number()
    #expect(isRunning(number))
    kill(number, SIGKILL)
  }

  @Test func `a file that it reopens, as echo to /dev/stderr does, keeps its contents`() throws {
    let run = try shell("echo 1; echo 2 >>/dev/stdout; echo 3").run(.kept, limit: ages)
    #expect(run.output == "1\n2\n3\n")
  }

  @Test func `two hundred of them, one after another, leave no file open`() async {
    // In a process of its own, where no other test opens files.
    await #expect(processExitsWith: .success) {
      for _ in 0..<200 {
        let run = try Program(URL(fileURLWithPath: "/bin/echo"), ["a"]).run(.keptApart, limit: .seconds(600))
        #expect(run.output == "a\n")
      }
      // The system gives the lowest number that is free.
      #expect((3..<100).contains(open("/dev/null", O_RDONLY)))
    }
  }

  @Test func `a signal whose handler finishes too late has its usual effect`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      _ = try Program(URL(fileURLWithPath: "/bin/echo")).run(.kept, limit: .seconds(600))
      Interruption.note(SIGTERM)
    }
  }

  @Test func `a missing folder for temporary files is reported with the reason`() async {
    await #expect(processExitsWith: .success) {
      setenv("TMPDIR", "/nowhere", 1)
      #expect(throws: Program.Failure.noRoom("No such file or directory")) {
        try Program(URL(fileURLWithPath: "/bin/echo")).run(.kept, limit: .seconds(600))
      }
    }
  }

  /// Returns true if a process has ended, or ends within half a minute.
  private func hasEnded(_ number: Int32) -> Bool {
    let late = Date(timeIntervalSinceNow: 30)
    while isRunning(number), Date() < late {}
    return !isRunning(number)
  }
}

/// A file in which a program leaves the number of a process.
private final class NumberFile: Sendable {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  var environment: [String: String] { ["FILE": url.path] }

  var isWritten: Bool { (try? String(contentsOf: url, encoding: .utf8))?.hasSuffix("\n") == true }

  func number() throws -> Int32 { try #require(Int32(try String(contentsOf: url, encoding: .utf8).dropLast())) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
