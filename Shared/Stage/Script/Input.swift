import Controls
import World

/// An action of a person or the world on a screen. Every driver of a screen (script, terminal, test, parity checker)
/// does it through an input, and none of them knows which pattern answers.
///
/// Controls and events are named by their identifiers; `description` is the script line that gives the input.
nonisolated public enum Input: Hashable, Sendable {
  /// Press and release. A disabled or hidden control takes no touch: nothing happens, as on a screen.
  case tap(String)

  /// Give the field the focus with the caret at its end, unless it has it; then one editing event per character.
  case type(String, text: String)

  /// Select all that stands in the field, then type; with no text it empties the field, as `clear` does.
  case replace(String, text: String)

  /// Select all that stands in the field and delete it.
  case clear(String)

  /// Put the whole text in at the caret with one editing event.
  case paste(String, text: String)

  /// Press a key that moves the caret, selects or deletes, in the field.
  case press(String, EditingKey)

  /// Press the return key in the field.
  case submit(String)

  /// Touch a row of a table; the first row is 1.
  case select(String, row: Int)

  /// Scroll a table to its last row, to its first, or until a row is in sight.
  case scroll(String, to: Destination = .bottom)

  /// Flip a switch.
  case toggle(String)

  /// Drag the thumb of a slider there, or as far as it goes, and release it.
  case slide(String, to: Float)

  /// Give the field the focus; editing in the other field ends.
  case focus(String)

  /// Something that the world does, declared by the chapter, with its arguments: `event answer 2 404`.
  case event(String, [String])

  /// A piece of the answer to a request that would have gone out, the first being 1: only in a replay of a session.
  case reply(Int, Answer)

  /// Let the world's clock run on; all that falls due happens in order. Not negative.
  case wait(Duration)

  /// The destination of scrolling a table.
  public enum Destination: Hashable, Sendable {
    /// To where the first row is.
    case top
    /// To where the last row is.
    case bottom
    /// As little as it takes to bring this row in sight, the first being 1; one that is not there leaves all as it is.
    case row(Int)
  }

  /// True if it only lets time pass.
  package var isWait: Bool { if case .wait = self { true } else { false } }

  /// The control that is touched; `nil` for what the world does.
  public var control: String? {
    switch self {
    case .tap(let control), .clear(let control), .submit(let control), .scroll(let control, _),
      .toggle(let control), .slide(let control, _), .focus(let control), .select(let control, _),
      .press(let control, _), .type(let control, _), .replace(let control, _), .paste(let control, _):
      control
    case .event, .reply, .wait: nil
    }
  }
}

nonisolated extension Input: CustomStringConvertible {
  /// The script line that gives this input: `type name "Ann"`, `wait 300ms`.
  public var description: String {
    switch self {
    case .tap(let control): "tap \(control)"
    case .type(let control, let text): "type \(control) \(quoted(text))"
    case .replace(let control, let text): "replace \(control) \(quoted(text))"
    case .clear(let control): "clear \(control)"
    case .paste(let control, let text): "paste \(control) \(quoted(text))"
    case .press(let control, let key): "press \(control) \(key.rawValue)"
    case .submit(let control): "submit \(control)"
    case .select(let control, let row): "select \(control) \(row)"
    case .scroll(let control, let destination): "scroll \(control) \(destination)"
    case .toggle(let control): "toggle \(control)"
    case .slide(let control, let value): "slide \(control) \(Grammar.written(value))"
    case .focus(let control): "focus \(control)"
    case .event(let name, let arguments):
      (["event", name] + arguments.map { Grammar.isBareArgument($0) ? $0 : quoted($0) }).joined(separator: " ")
    case .reply(let request, let answer): "reply \(request) \(answer.scriptText)"
    case .wait(let duration): "wait \(duration.scriptText)"
    }
  }
}

nonisolated extension Input.Destination: CustomStringConvertible {
  /// The word of a script: `top`, `bottom`, `12`.
  public var description: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .row(let row): "\(row)"
    }
  }
}
