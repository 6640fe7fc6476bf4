/// All that a person can see of one view at one moment.
nonisolated public struct Appearance: Hashable, Sendable {
  /// Which view it is: the name that scripts use.
  public var identifier: String

  /// What sort of view it is.
  public var kind: Kind

  /// The row of the screen it stands in, from 0; views of one row stand side by side.
  public var row: Int

  /// What is written on a button.
  public var title: String?

  /// What is written in a label or a field.
  public var text: String?

  /// What an empty field shows instead of text.
  public var placeholder: String?

  /// The meaning of the text's colour.
  public var color = TextColor.normal

  /// From 0, which cannot be seen, to 1.
  public var alpha = 1.0

  /// Whether the view takes no room and no touch.
  public var isHidden = false

  /// Whether a control may be used.
  public var isEnabled = true

  /// The caret and the selection of the field that has the focus; nil in every other view.
  public var editing: Editing?

  /// Where the thumb of a slider stands; nil in every other view.
  public var thumb: Thumb?

  /// Whether a switch is on; nil in every other view.
  public var isOn: Bool?

  /// What is in sight of a table; nil in every other view.
  public var table: Table?

  /// The sorts of views, in the words of the script's messages.
  public enum Kind: String, CaseIterable, Sendable {
    /// A `Button`.
    case button
    /// A `Label`.
    case label
    /// A `TextField`.
    case textField = "text field"
    /// A `Slider`.
    case slider
    /// A `Switch`.
    case toggle = "switch"
    /// A `Table`.
    case table
    /// A `TableCell`, which shows as a row of its table.
    case cell
  }

  /// Where typing goes in the field that has the focus.
  public struct Editing: Hashable, Sendable {
    /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
    public var selection: Range<Int>

    /// How many characters stand before the caret.
    public var caret: Int { selection.upperBound }
  }

  /// Where a thumb stands on its track.
  public struct Thumb: Hashable, Sendable {
    /// The slider's value.
    public var value: Float

    /// The value at the left end.
    public var minimum: Float

    /// The value at the right end.
    public var maximum: Float

    /// How far it is from the left end, from 0 to 1.
    public var fraction: Float { minimum < maximum ? (value - minimum) / (maximum - minimum) : 0 }
  }

  /// Whether the view has the focus.
  public var isFocused: Bool { editing != nil }
}
