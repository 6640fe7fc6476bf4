/// An input of a person at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// Characters that were typed, all that came at once: without control characters, in the order of their scalars.
  ///
  /// A mark that comes later than the letter it belongs to is a text of its own, which begins with the mark; put behind
  /// the letter, it joins it.
  case text(String)
  /// A key that is no character, or a character with Control or Alt.
  case key(Key)
  /// A text that was pasted, as one.
  case paste(Paste)
  /// A button or the wheel of the mouse.
  case mouse(MouseInput)
  /// The terminal got the focus (true) or lost it.
  case focus(Bool)

  /// A pasted text.
  public struct Paste: Hashable, Sendable {
    /// Taken literally, control characters too; each line break is a `\n`.
    public var text: String
    /// True if there was more text than the limit, which is lost.
    public var isCut: Bool

    /// A paste.
    public init(_ text: String, isCut: Bool = false) {
      (self.text, self.isCut) = (text, isCut)
    }
  }
}

/// A button or the wheel of the mouse, and where.
public struct MouseInput: Hashable, Sendable {
  /// The action of the mouse.
  public var action: Action
  /// On which cell.
  public var place: Place
  /// Which keys were held.
  public var modifiers: Key.Modifiers

  /// An input from the mouse.
  public init(_ action: Action, at place: Place, modifiers: Key.Modifiers = []) {
    (self.action, self.place, self.modifiers) = (action, place, modifiers)
  }

  /// The actions of a mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button was released.
    case release(Button)
    /// The mouse moved with a button down, or with none.
    case drag(Button?)
    /// The wheel turned by a step, so that what is there is seen.
    case wheel(Direction)
  }

  /// The buttons that terminals report.
  public enum Button: Int, Hashable, Sendable {
    /// From left to right.
    case left, middle, right
  }

  /// The directions of a wheel.
  public enum Direction: Int, Hashable, Sendable {
    /// As xterm counts them.
    case up, down, left, right
  }
}
