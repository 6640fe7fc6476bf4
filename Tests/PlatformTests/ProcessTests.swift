import Foundation
import Platform
import Testing

@Suite("Processes of the system")
struct ProcessTests {
  private func shell(
    _ text: String, descriptors: [Int32: Int32] = [:], resetting signals: [Int32] = [], isGroupLeader: Bool = false
  ) throws -> pid_t {
    try spawn(
      ["/bin/sh", "-c", text], descriptors: descriptors, resetting: signals, isGroupLeader: isGroupLeader)
  }

  /// Waits until the status of a process is taken, and returns it.
  @discardableResult
  private func reap(_ process: pid_t) -> Int32 {
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  @Test func `the exit status is reported, and stays available to another waiter`() throws {
    let process = try shell("exit 3")
    for _ in 0..<2 {
      let end = try #require(waitForEnd(ofChild: process))
      #expect(end.status == 3)
      #expect(!end.isSignal)
    }
    #expect(reap(process) == 3 << 8)
  }

  @Test func `where the status has been taken already, there is no end to wait for`() throws {
    let process = try shell("exit 0")
    reap(process)
    #expect(waitForEnd(ofChild: process) == nil)
  }

  @Test func `a program leads a process group if it is to, and else belongs to that of this one`() throws {
    for isGroupLeader in [false, true] {
      let process = try shell("exec sleep 1000", isGroupLeader: isGroupLeader)
      #expect(getpgid(process) == (isGroupLeader ? process : getpgrp()))
      kill(process, SIGKILL)
      reap(process)
    }
  }

  @Test func `a signal that this process ignores ends a program that has it reset, and no other`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGUSR1, SIG_IGN)
      var statuses: [Int32] = []
      for signals in [[], [SIGUSR1]] {
        let process = try spawn(["/bin/sh", "-c", "kill -s USR1 $$; exit 3"], resetting: signals)
        statuses.append(try #require(waitForEnd(ofChild: process)).status)
      }
      #expect(statuses == [3, SIGUSR1])
    }
  }

  @Test func `a program that is not there cannot be started`() {
    #expect(throws: POSIXError(.ENOENT)) { try spawn(["/nowhere"], resetting: []) }
  }

  @Test func `the peak of the children's memory is in bytes`() throws {
    reap(try shell("exit 0"))
    // A shell takes more than 100 kB, and whatever the tests have run less than 1 TB.
    #expect((100_000..<1_000_000_000_000).contains(peakMemoryOfChildren()))
  }

  @Test func `a process without core files has a limit of 0 for them`() async {
    await #expect(processExitsWith: .success) {
      disableCoreFiles()
      let pipe = Pipe()
      let process = try spawn(
        ["/bin/sh", "-c", "ulimit -c >&3"], descriptors: [3: pipe.fileHandleForWriting.fileDescriptor], resetting: [])
      _ = waitForEnd(ofChild: process)
      try pipe.fileHandleForWriting.close()
      #expect(try pipe.fileHandleForReading.readToEnd() == Data("0\n".utf8))
    }
  }
}
