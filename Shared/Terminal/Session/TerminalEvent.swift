/// An event from a terminal, or from the program, for the code that shows something on it.
public enum TerminalEvent: Hashable, Sendable {
  /// A person did something.
  case input(TerminalInput)
  /// The terminal has another size now.
  case resized(Extent)
  /// The program was suspended and has been continued, on a terminal of this size: paint all again, after
  /// ``Painter/forget()``.
  case resumed(Extent)
  /// The session has been closed, or its terminal is gone: nothing more comes.
  case closed
}

/// The reason why a terminal could not be taken.
public enum TerminalRefusal: Error, Hashable, CustomStringConvertible {
  /// There is no terminal behind the input and the output.
  case noTerminal
  /// This program has a session already.
  case isTaken
  /// The system did not want to, with this error number.
  case failed(Int32)

  /// The reason, in a line.
  public var description: String {
    switch self {
    case .noTerminal: "there is no terminal at the input and the output"
    case .isTaken: "the terminal is in use by this program already"
    case .failed(let number): "the terminal cannot be set up: error \(number)"
    }
  }
}
