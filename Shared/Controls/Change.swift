/// A change of one visible property of a view.
nonisolated public struct Change: Hashable, Sendable {
  /// The view's identifier; `screen` if an alert comes or goes, or the screen is rotated.
  public var identifier: String

  /// The property.
  public var property: Property

  /// The old value.
  public var oldValue: Value

  /// The new value; equal to `oldValue` if the same value was set again.
  public var newValue: Value

  /// A Boolean value indicating whether the change belongs to a person's editing and not to the app's output: the typed
  /// text, and the focus and the selection, also if code moves them.
  public var isByPerson: Bool

  /// A Boolean value indicating whether the change is visible: setting the same value again is not.
  public var isVisible: Bool { oldValue != newValue }

  /// The properties of views that a person sees.
  public enum Property: String, Sendable {
    /// The sign at the right edge of a row.
    case accessory
    /// The alert in front of the screen.
    case alert
    /// The opacity of a view.
    case alpha
    /// The distance of a toolbar from the bottom of the screen.
    case bottom
    /// The size of the screen.
    case bounds
    /// The meaning of a label's colour.
    case color
    /// The text at the right of a row.
    case detailText
    /// The focus of a field: true while the field has it.
    case focus
    /// The state of an indicator: true while it turns.
    case isAnimating
    /// The state of a control: true while it is enabled.
    case isEnabled
    /// The height of the covered part at the lower end of a list.
    case inset
    /// The visibility of a view: true while it is hidden.
    case isHidden
    /// The state of a switch: true while it is on.
    case isOn
    /// The lines of a list.
    case lines
    /// The scroll position of a list or a table.
    case offset
    /// The text that an empty field shows.
    case placeholder
    /// The filled part of a progress bar.
    case progress
    /// The rows of a table.
    case rows
    /// The row of a table that is selected.
    case selectedRow
    /// The characters of a field that the next one replaces.
    case selection
    /// The text of a label or a field.
    case text
    /// The title of a button.
    case title
    /// The position of a slider's thumb.
    case value
  }

  /// A value that such a property takes.
  public enum Value: Hashable, Sendable {
    /// A text; nil counts as empty.
    case text(String)
    /// A Boolean value.
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
