import Foundation
import Platform
import Synchronization

extension HeldTerminal {
  /// Prepares for a terminal, and does not touch it yet.
  static func open(input: Int32, output: Int32, notices: Int32) throws(TerminalRefusal) {
    guard !isReserved.exchange(true, ordering: .acquiringAndReleasing) else { throw .isTaken }
    let (before, raw) = modes
    guard tcgetattr(input, before) == 0 else {
      isReserved.store(false, ordering: .releasing)
      throw .failed(errno)
    }
    raw.pointee = before.pointee
    makeRaw(raw)
    current.initialize(
      to: HeldTerminal(
        input: input, output: output, notices: notices, before: before, raw: raw, enter: entering.bytes,
        enterCount: entering.count, leave: leaving.bytes, leaveCount: leaving.count, errors: SetAside()))
    isEntered.store(false, ordering: .releasing)
    isOpen.store(true, ordering: .releasing)
    _ = exiting
  }

  /// Another session may come.
  static func close() {
    isOpen.store(false, ordering: .releasing)
    current.pointee.errors.close()
    isReserved.store(false, ordering: .releasing)
  }

  private static let isReserved = Atomic(false)

  /// Once in a program, whichever session is open in the end.
  private static let exiting: Void = { atexit { HeldTerminal.giveBack(flushing: true) } }()

  /// As `cfmakeraw`, with the keys for signals: Control-C, Control-\ and Control-Z.
  private static func makeRaw(_ mode: UnsafeMutablePointer<termios>) {
    cfmakeraw(mode)
    mode.pointee.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &mode.pointee.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    mode.pointee.disableDelayedSuspension()
  }

  // In memory that stays: there is one session at a time, and handlers may come late.
  nonisolated(unsafe) private static let modes = (
    before: UnsafeMutablePointer<termios>.allocate(capacity: 1),
    raw: UnsafeMutablePointer<termios>.allocate(capacity: 1)
  )
  nonisolated(unsafe) private static let entering = kept(ControlSequence.enter)
  nonisolated(unsafe) private static let leaving = kept(ControlSequence.leave)

  private static func kept(_ bytes: [UInt8]) -> (bytes: UnsafePointer<UInt8>, count: Int) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    return (UnsafePointer(memory), bytes.count)
  }
}
