import Foundation
import Platform

/// Runs one job as a shell does: in a process group of its own, in the foreground, again after it was stopped.
struct Shell {
  let terminal: String
  let job: [String]

  func run() {
    takeTerminal()
    // Only who ignores it can take the terminal back.
    signal(SIGTTOU, SIG_IGN)
    let before = terminalMode()
    var own = termios()
    tcgetattr(0, &own)
    guard let process = start() else { return report("cannot start") }
    report("started \(process)")
    while let status = status(of: process) {
      tcsetpgrp(0, getpgrp())
      report("\(status.text), \(terminalMode() == before ? "as before" : "in another mode")")
      // Every shell does, so that a job that was stopped without warning leaves no harm.
      tcsetattr(0, TCSADRAIN, &own)
      // The job's output has reached the test when this has.
      _ = write(1, "$ ", 2)
      var order: UInt8 = 0
      guard !status.isOver, read(4, &order, 1) == 1 else { return }
      tcsetpgrp(0, process)
      kill(-process, SIGCONT)
    }
  }

  /// As the leader of a session, with the terminal as the one that it controls.
  private func takeTerminal() {
    setsid()
    let descriptor = open(terminal, O_RDWR)
    _ = ioctl(descriptor, UInt(TIOCSCTTY), 0)
    for standard in 0...2 { dup2(descriptor, Int32(standard)) }
    close(descriptor)
  }

  private func start() -> pid_t? {
    // Swift's own report of a crash would ask the person at the terminal what to do.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    return try? spawn([CommandLine.arguments[0]] + job, resetting: [SIGTTOU], isGroupLeader: true)
  }

  /// Waits until the job has stopped or ended.
  private func status(of process: pid_t) -> (text: String, isOver: Bool)? {
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED) < 0 {
      guard errno == EINTR else { return nil }
    }
    if status & 0xFF == 0x7F { return ("stopped by \(status >> 8 & 0xFF)", false) }
    if status & 0x7F != 0 { return ("ended by \(status & 0x7F)", true) }
    return ("exited with \(status >> 8 & 0xFF)", true)
  }
}
