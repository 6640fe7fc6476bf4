import BuiltPackage
import Foundation
import ModelTerminal
import Platform

/// A pseudo-terminal with the probe's shell and job behind it: what they write is shown by a model.
final class PseudoTerminal {
  private(set) var screen: ModelTerminal
  private(set) var written: [UInt8] = []
  private let master: Int32
  private let reports: Int32
  private let orders: Int32
  private let shell: pid_t
  private var lines: [String] = []
  private var unfinished: [UInt8] = []
  private var unsent: [UInt8] = []

  /// The job's process.
  private(set) var job: pid_t = 0

  /// - Parameter role: how the job hears of events.
  init(_ role: String, columns: Int = 60, rows: Int = 10) throws {
    screen = ModelTerminal(columns: columns, rows: rows)
    var ends: (ours: Int32, its: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.ours, &ends.its, &name, nil, &size) == 0 else { throw Failure("no terminal: \(errno)") }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let its = try Self.kept(ends.its)
    defer { close(its) }
    master = try Self.kept(ends.ours)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let (reports, reporting) = try Self.keptPipe()
    let (ordered, orders) = try Self.keptPipe()
    (self.reports, self.orders) = (reports, orders)
    // A test run in the background of a shell ignores some signals, and a child would inherit that.
    shell = try spawn(
      [BuiltProducts.program("TerminalProbe").path, "shell", path, role], descriptors: [3: reporting, 4: ordered],
      resetting: [SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGTSTP, SIGTTIN, SIGTTOU])
    close(reporting)
    close(ordered)
    while job == 0 {
      // The job may have reported before the shell had the time to.
      if let index = lines.firstIndex(where: { $0.hasPrefix("started") }) {
        job = pid_t(lines.remove(at: index).dropFirst("started ".count)) ?? -1
      } else {
        try wait("the job")
      }
    }
  }

  deinit {
    if job > 0 { kill(-job, SIGKILL) }
    kill(shell, SIGKILL)
    [master, reports, orders].forEach { close($0) }
    var status: Int32 = 0
    waitpid(shell, &status, 0)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen.resize(columns: columns, rows: rows)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { unsent += bytes }

  func signal(_ number: Int32) { kill(job, number) }

  /// Brings the stopped job to the foreground again.
  func continueJob() {
    _ = write(orders, "f", 1)
  }

  /// True if keys come one by one, without echo.
  var isRaw: Bool {
    var mode = termios()
    tcgetattr(master, &mode)
    return mode.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// Waits for the next report that begins so; those before it are dropped.
  @discardableResult
  func line(_ beginning: String) throws -> String {
    while true {
      while !lines.isEmpty {
        let line = lines.removeFirst()
        if line.hasPrefix(beginning) { return line }
      }
      try wait("report \(beginning)")
    }
  }

  /// Waits until the screen is as it should be.
  func until(_ what: String, _ isSo: (ModelTerminal) -> Bool) throws {
    while !isSo(screen) { try wait(what) }
  }

  /// Waits until anything moves, and for no longer than any machine may need.
  private func wait(_ what: String) throws {
    let wanted = Int16(POLLIN) | (unsent.isEmpty ? 0 : Int16(POLLOUT))
    var ends = [pollfd(fd: master, events: wanted, revents: 0), pollfd(fd: reports, events: Int16(POLLIN), revents: 0)]
    guard poll(&ends, 2, 60_000) > 0 else { throw Failure("nothing came, waiting for \(what)") }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    if ends[0].revents & Int16(POLLOUT) != 0 {
      let count = write(master, unsent, unsent.count)
      if count > 0 { unsent.removeFirst(count) }
    }
    var count = read(master, &bytes, bytes.count)
    let isGone = count == 0 || count < 0 && errno == EIO
    if count > 0 {
      screen.apply(bytes.prefix(count))
      written += bytes.prefix(count)
    }
    guard ends[1].revents != 0 else {
      if isGone { throw Failure("the terminal is gone, waiting for \(what)") }
      return
    }
    count = read(reports, &bytes, bytes.count)
    if count <= 0, isGone { throw Failure("all is over, waiting for \(what)") }
    unfinished += bytes.prefix(max(0, count))
    while let end = unfinished.firstIndex(of: 0x0A) {
      lines.append(String(decoding: unfinished[..<end], as: UTF8.self))
      unfinished.removeSubrange(...end)
    }
  }
}

/// An error that stops a test of a terminal.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension PseudoTerminal {
  /// A descriptor that no other test's program gets, and none of those that a program begins with.
  private static func kept(_ descriptor: Int32) throws -> Int32 {
    guard descriptor >= 0 else { throw Failure("no descriptor: \(errno)") }
    let kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 20)
    close(descriptor)
    return kept
  }

  private static func keptPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    return (try kept(ends[0]), try kept(ends[1]))
  }
}
