import Stage
import StageSession
import Terminal

/// Keeps keys away from an alert that the person cannot have seen yet.
///
/// An alert that comes by itself finds keys on their way that are meant for something else: until the person has
/// touched no key for a while, none presses its button, and none is a command. A person who was writing may continue
/// without looking up: letters stay away until a key has come that means nothing in a text. Enter may end a text: only
/// a second one in a row is such a key.
nonisolated struct AlertGuard {
  private var state = State.open

  private enum State {
    /// Whatever comes is meant for what can be seen.
    case open
    /// Letters, and what else changes a text or ends it, are not; Enter is, if it was the last key as well.
    case letters(afterEnter: Bool)
    /// Nothing is, since the alert came or the last key.
    case everything(quiet: Duration, thenLetters: Bool)
  }

  /// The time that a person needs to see an alert and to understand it.
  static let pause = Duration.seconds(1)

  /// An alert has come by itself.
  ///
  /// - Parameter isWriting: whether letters were written somewhere at that moment.
  mutating func close(isWriting: Bool) {
    state = .everything(quiet: .zero, thenLetters: isWriting || keepsLetters)
  }

  /// Opens the guard: the alert is gone, or the person has seen it.
  package mutating func open() { state = .open }

  /// Time passes while the person can see what there is.
  mutating func pass(_ duration: Duration) {
    guard case .everything(let quiet, let thenLetters) = state else { return }
    guard quiet + duration < Self.pause else {
      state = thenLetters ? .letters(afterEnter: false) : .open
      return
    }
    state = .everything(quiet: quiet + duration, thenLetters: thenLetters)
  }

  /// Why `input` is not for the alert; nil if it is.
  func objection(to input: TerminalInput) -> String? {
    switch state {
    case .open: nil
    case .letters(let afterEnter):
      input.changesText || input.isEnter && !afterEnter
        ? "An alert has come: Tab, the arrows and Enter are for its buttons." : nil
    case .everything: input.isTouch ? "An alert has come: wait a second, then the keys are for its buttons." : nil
    }
  }

  /// Takes note that `input` has come, whether it was for the alert or not.
  mutating func note(_ input: TerminalInput) {
    switch state {
    case .open: break
    case .letters(let afterEnter):
      guard input.isTouch else { return }
      let belongsToText = input.belongsToText || input.isEnter && !afterEnter
      state = belongsToText ? .letters(afterEnter: input.isEnter) : .open
    case .everything(_, let thenLetters):
      if input.isTouch { state = .everything(quiet: .zero, thenLetters: thenLetters) }
    }
  }

  private var keepsLetters: Bool {
    switch state {
    case .open: false
    case .letters: true
    case .everything(_, let thenLetters): thenLetters
    }
  }
}

nonisolated extension TerminalInput {
  /// True if a person pressed a key or a button.
  fileprivate var isTouch: Bool {
    switch self {
    case .text, .paste, .key: true
    case .mouse(let mouse): if case .press = mouse.action { true } else { false }
    case .focus: false
    }
  }

  /// True if it ends a text, or presses a button.
  fileprivate var isEnter: Bool { if case .key(let key) = self { key.name == .enter } else { false } }

  /// True if it may be meant for a text: to write, or to move the caret.
  fileprivate var belongsToText: Bool {
    switch self {
    case .text, .paste: true
    case .key(let key): key.editing != nil
    case .mouse, .focus: false
    }
  }

  /// True if it does more in a text than move to a neighbour, as it does among buttons.
  fileprivate var changesText: Bool {
    if case .key(let key) = self, key.name == .left || key.name == .right { return false }
    return belongsToText
  }
}
