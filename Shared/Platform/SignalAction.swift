import Foundation

/// A function that a signal calls with its number.
public typealias SignalHandler = @convention(c) (Int32) -> Void

/// A function that a signal calls with its number, the information about its sender, and the state of the thread.
public typealias InformedSignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension siginfo_t {
  /// A Boolean value indicating whether a process may have sent this signal of a crash, such as SIGSEGV.
  ///
  /// The kernel of macOS gives a signal that was sent the code of a crash, so that it is always true there.
  public var mayHaveBeenSent: Bool {
    #if canImport(Darwin)
    true
    #else
    si_code == SI_USER
    #endif
  }
}

/// Safe in signal handlers.
extension sigaction {
  /// Creates a copy of the present action of a signal.
  public init(of signal: Int32) {
    self.init()
    sigaction(signal, nil, &self)
  }

  /// Creates an action that calls `handler`, or is `SIG_DFL` or `SIG_IGN`, and blocks no other signal meanwhile.
  public init(_ handler: SignalHandler?, flags: Int32) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&sa_mask)
    sa_flags = flags
  }

  /// Creates an action that calls `handler` and blocks no other signal meanwhile.
  public init(_ handler: @escaping InformedSignalHandler, flags: Int32) {
    self.init(nil, flags: flags | Int32(SA_SIGINFO))
    #if canImport(Darwin)
    __sigaction_u.__sa_sigaction = handler
    #else
    __sigaction_handler.sa_sigaction = handler
    #endif
  }

  /// Returns a Boolean value indicating whether this action calls `handler`, or is `SIG_DFL` or `SIG_IGN`.
  public func calls(_ handler: SignalHandler?) -> Bool {
    #if canImport(Darwin)
    let own = __sigaction_u.__sa_handler
    #else
    let own = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(own, to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }
}
