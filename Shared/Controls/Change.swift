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
    /// The sign at the right edge of a row.
    case accessory
    /// The alert in front of the screen.
    case alert
    /// How opaque a view is.
    case alpha
    /// The meaning of a label's colour.
    case color
    /// The text at the right of a row.
    case detailText
    /// Whether a field has the focus.
    case focus
    /// Whether a control may be used.
    case isEnabled
    /// Whether a view is out of sight.
    case isHidden
    /// Whether a switch is on.
    case isOn
    /// How far a table is scrolled.
    case offset
    /// What an empty field shows.
    case placeholder
    /// Which rows a table has.
    case rows
    /// The row of a table that is selected.
    case selectedRow
    /// The characters of a field that the next one replaces.
    case selection
    /// What stands in a label or a field.
    case text
    /// What is written on a button.
    case title
    /// Where the thumb of a slider stands.
    case value
  }

  /// A value that such a property takes.
  public enum Value: Hashable, Sendable {
    /// A text; nil counts as empty.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// A number such as an alpha.
    case number(Double)
    /// The meaning of a colour.
    case color(TextColor)
    /// Characters, counted from 0.
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
