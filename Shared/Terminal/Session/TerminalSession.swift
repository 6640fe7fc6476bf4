import Foundation
import Synchronization

/// The terminal of the program, taken: the alternate screen, each key as it is pressed, nothing echoed.
///
/// However the program ends, the terminal is given back: by ``close()``, at `exit`, on SIGINT, SIGTERM, SIGHUP and SIGQUIT,
/// and on a crash; the program then dies by the same signal. Control-C and Control-Z are signals and no keys, so that they
/// work while the program is busy or hangs: Control-C ends it, Control-Z gives the terminal back and suspends it, and `fg`
/// brings ``TerminalEvent/resumed(_:)``. Nothing can be done about SIGKILL.
///
/// Text written to standard error meanwhile is shown when the terminal is given back, if it led there.
///
/// Events come from ``next(timeout:)``; waiting takes no processor. There is one session at a time in a program; it lasts
/// until it is closed.
public final class TerminalSession: Sendable {
  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  private let pipe: NoticePipe
  private let isClosed = Atomic(false)
  private let lock = NSLock()
  private nonisolated(unsafe) var reader: InputReader

  /// Takes the terminal.
  ///
  /// - Parameter environment: asked for `COLUMNS` and `LINES` where the terminal does not know its size.
  /// - Throws: ``TerminalRefusal``, with the terminal as it was.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(TerminalRefusal) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .noTerminal }
    guard let pipe = NoticePipe() else { throw .failed(errno) }
    // Before all else: what is refused here must not give back the terminal of another session as it goes.
    try HeldTerminal.open(input: input, output: output, notices: pipe.writing)
    (self.input, self.output, self.environment, self.pipe) = (input, output, environment, pipe)
    reader = InputReader(input: input, notices: pipe.reading)
    SignalActions.install()
    HeldTerminal.takeTerminal()
  }

  /// The present size of the terminal.
  public var extent: Extent { Extent(ofTerminal: output, environment: environment) }

  /// Writes all bytes, and waits until the terminal has taken them.
  ///
  /// - Returns: whether it has; not if it is gone, or the session closed.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    guard !isClosed.load(ordering: .acquiring) else { return false }
    return bytes.isEmpty
      || bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Output.writeAll($0, buffer.count, to: output) } ?? true
      }
  }

  /// Waits for the next event, on this thread.
  ///
  /// - Parameter timeout: how long; `nil` for ever, zero for what is there already.
  /// - Returns: `nil` if nothing came in that time; ``TerminalEvent/closed`` again and again once that has come.
  public func next(timeout: Duration? = nil) -> TerminalEvent? {
    // Held while waiting: the lock keeps a second reader out, and only readers take it.
    lock.withLock {
      let deadline = timeout.map { ContinuousClock.now + $0 }
      while true {
        if isClosed.load(ordering: .acquiring) { return .closed }
        switch reader.next(until: deadline) {
        case .input(let input): return .input(input)
        case .resized: return .resized(extent)
        case .resumed: return .resumed(extent)
        case .closed: return .closed
        case .nothing: if let deadline, ContinuousClock.now >= deadline { return nil }
        }
      }
    }
  }

  /// Gives the terminal back. A waiting reader gets ``TerminalEvent/closed``.
  public func close() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    HeldTerminal.giveBack(flushing: true)
    SignalActions.putBack()
    HeldTerminal.close()
    pipe.send(HeldTerminal.Notice.closed)
  }

  deinit { close() }
}
