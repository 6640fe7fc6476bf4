/// One visible property of a view that is set.
nonisolated public struct Change: Hashable, Sendable {
  /// The view's identifier; `screen` where an alert comes or goes.
  public var identifier: String

  /// What is set.
  public var property: Property

  /// What it was.
  public var oldValue: Value

  /// What it is now; equal to `oldValue` where the same was set again.
  public var newValue: Value

  /// Whether it belongs to a person's editing and not to what the app shows: the text that is typed, and the focus and
  /// the selection, whoever moves them.
  public var isByPerson: Bool

  /// Whether there is a difference to see: setting the same value again makes none.
  public var isVisible: Bool { oldValue != newValue }

  /// The properties of views that a person sees.
  public enum Property: String, Sendable {
    case alert, alpha, color, focus, isEnabled, isHidden, placeholder, selection, text, title
  }

  /// A value that such a property takes.
  public enum Value: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case number(Double)
    case color(TextColor)
    case range(Range<Int>)
  }
}

nonisolated extension Change: CustomStringConvertible {
  /// The change in a line: `count.text = "1"`.
  public var description: String { "\(identifier).\(property.rawValue) = \(newValue)" }
}

nonisolated extension Change.Value: CustomStringConvertible {
  /// The value as Swift would write it.
  public var description: String {
    switch self {
    case .text(let text): text.debugDescription
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .color(let color): ".\(color)"
    case .range(let range): "\(range)"
    }
  }
}
