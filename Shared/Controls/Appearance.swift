/// All that a person can see of one view at one moment.
nonisolated public struct Appearance: Hashable, Sendable {
  /// Which view it is: the name that scripts use.
  public var identifier: String

  /// What sort of view it is.
  public var kind: Kind

  /// The row of the screen it stands in, from 0; views of one row stand side by side.
  public var row: Int

  /// The view's place in a grid; nil outside of one.
  public var gridPlace: GridPlace?

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

  /// Where the lower edge of a bar is, in points from the top of the screen; nil in views that only the rows place.
  public var bottom: Double?

  /// What a list of messages shows of its lines; nil in every other view.
  public var scrolling: Scrolling?
  /// How far a bar is filled, from 0 to 1; nil in every other view.
  public var progress: Double?

  /// Whether an indicator turns; nil in every other view.
  public var isAnimating: Bool?

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
    /// A `Toolbar`.
    case toolbar
    /// A `MessageList`.
    case messageList = "message list"
    /// A `ProgressBar`.
    case progressBar = "progress bar"
    /// An `ActivityIndicator`.
    case activityIndicator = "activity indicator"
    /// A `TextArea`.
    case textArea = "text area"
    /// A `Switch`.
    case toggle = "switch"
    /// A `Table`.
    case table
    /// A `TableCell`, which shows as a row of its table.
    case cell
  }

  /// A place in a grid, such as a sheet of cells. Views of the same place stand below each other.
  public struct GridPlace: Hashable, Sendable {
    /// The heading of the column.
    public var column: String

    /// The heading of the row.
    public var row: String

    /// The place where this column and this row meet.
    public init(column: String, row: String) {
      (self.column, self.row) = (column, row)
    }
  }

  /// Where typing goes in the field that has the focus.
  public struct Editing: Hashable, Sendable {
    /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
    public var selection: Range<Int>

    /// How many characters stand before the caret.
    public var caret: Int { selection.upperBound }
  }

  /// How lines are scrolled. Lengths are points.
  public struct Scrolling: Hashable, Sendable {
    /// All lines, from top to bottom.
    public var lines: [String]

    /// Those that can be seen whole, counted from 0.
    public var visibleLines: Range<Int>

    /// How much of the lower end is covered.
    public var bottomInset: Double

    /// How far they are scrolled down.
    public var offset: Double

    /// The lowest line that can be seen whole.
    public var lastVisibleLine: String? { visibleLines.last.map { lines[$0] } }
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
