import Foundation
import Synchronization

/// Everything needed to give a terminal back, in plain memory that a signal handler can use.
///
/// Handlers may only call what POSIX calls async-signal-safe: here `read`, `write`, `lseek`, `ftruncate`,
/// `dup2`, `poll`, `tcsetattr`, `sigaction`,
/// `pthread_sigmask` and `raise`. Nothing here allocates, locks or touches a reference once a session is open.
struct HeldTerminal {
  var input: Int32
  var output: Int32
  /// The descriptor for notices to the session.
  var notices: Int32
  var before: UnsafeMutablePointer<termios>
  var raw: UnsafeMutablePointer<termios>
  var enter: UnsafePointer<UInt8>
  var enterCount: Int
  var leave: UnsafePointer<UInt8>
  var leaveCount: Int
  var errors: SetAside

  /// The terminal of the open session; only one program at a time can have a terminal, and only one session a program.
  ///
  /// Never freed, since a handler may be looking at it.
  nonisolated(unsafe) static let current = UnsafeMutablePointer<HeldTerminal>.allocate(capacity: 1)

  /// True while there is a session, and so a value at `current`.
  static let isOpen = Atomic(false)
  /// True while the terminal is in the session's mode: not while the program is suspended.
  static let isEntered = Atomic(false)

  /// The notices to a session, each a byte through a pipe.
  enum Notice {
    static let resized = UInt8(ascii: "z")
    static let resumed = UInt8(ascii: "r")
    static let closed = UInt8(ascii: "c")
  }

  /// Puts the terminal into the session's mode, unless it is.
  static func takeTerminal() {
    guard isOpen.load(ordering: .acquiring), !isEntered.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let held = current.pointee
    // First the mode: in the background it stops the program, and nothing must be written then.
    setMode(held.raw, of: held.input, TCSANOW)
    _ = Output.writeAll(held.enter, held.enterCount, to: held.output, waits: 10)
    held.errors.begin()
  }

  /// Gives the terminal back as it was, if it has not been given back.
  ///
  /// - Parameter flushing: True to discard unread input: reports of the mouse, which would be taken
  ///   for commands.
  static func giveBack(flushing: Bool) {
    guard isOpen.load(ordering: .acquiring), isEntered.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let held = current.pointee
    _ = Output.writeAll(held.leave, held.leaveCount, to: held.output, waits: 10)
    setMode(held.before, of: held.input, flushing ? TCSAFLUSH : TCSANOW)
    held.errors.end()
  }

  /// Notifies the session; if it has not read notices for a long time, the pipe is full, and that is enough.
  static func notify(_ notice: UInt8) {
    guard isOpen.load(ordering: .acquiring) else { return }
    var notice = notice
    _ = write(current.pointee.notices, &notice, 1)
  }

  private static func setMode(_ mode: UnsafeMutablePointer<termios>, of input: Int32, _ when: Int32) {
    while tcsetattr(input, when, mode) != 0, errno == EINTR {}
  }
}
